/** The components of Wisdom and Warfare. */
@NullMarked
package civitas.civ.wisdom.content;

import org.jspecify.annotations.NullMarked;
