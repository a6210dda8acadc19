/** Ready-made questions of Civilization, for cards and abilities to declare theirs with. */
@NullMarked
package civitas.civ.ask;

import org.jspecify.annotations.NullMarked;
