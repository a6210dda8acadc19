/** Abilities of techs, governments and civilizations (chapter 10). */
@NullMarked
package civitas.civ.ability;

import org.jspecify.annotations.NullMarked;
