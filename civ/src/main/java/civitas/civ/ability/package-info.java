/** What techs do besides the numbers printed on them, above all the paid abilities (chapter 10). */
@NullMarked
package civitas.civ.ability;

import org.jspecify.annotations.NullMarked;
