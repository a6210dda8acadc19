/** The civilizations of Wisdom and Warfare. */
@NullMarked
package civitas.civ.wisdom.civilization;

import org.jspecify.annotations.NullMarked;
