/** What the cards of Wisdom and Warfare have in common at the start of a turn (chapter 4). */
@NullMarked
package civitas.civ.wisdom.start;

import org.jspecify.annotations.NullMarked;
