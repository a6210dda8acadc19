/** The governments as Wisdom and Warfare prints them (chapter 4). */
@NullMarked
package civitas.civ.wisdom.government;

import org.jspecify.annotations.NullMarked;
