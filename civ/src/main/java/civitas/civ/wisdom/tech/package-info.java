/** The techs of Wisdom and Warfare (chapter 10). */
@NullMarked
package civitas.civ.wisdom.tech;

import org.jspecify.annotations.NullMarked;
