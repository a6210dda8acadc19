/** The wonders of Wisdom and Warfare (chapter 14). */
@NullMarked
package civitas.civ.wisdom.wonder;

import org.jspecify.annotations.NullMarked;
