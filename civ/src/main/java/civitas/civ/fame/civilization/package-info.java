/** The civilizations of Fame and Fortune. */
@NullMarked
package civitas.civ.fame.civilization;

import org.jspecify.annotations.NullMarked;
