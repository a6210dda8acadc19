/** The abilities of the civilizations (rules 2.5). */
@NullMarked
package civitas.civ.civilization;

import org.jspecify.annotations.NullMarked;
