/** Ready-made questions of Clash of Cultures, for cards and abilities to declare theirs with. */
@NullMarked
package civitas.clash.ask;

import org.jspecify.annotations.NullMarked;
