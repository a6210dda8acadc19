/** Abilities of techs that are used in battle turns. */
@NullMarked
package civitas.civ.ability.battle;

import org.jspecify.annotations.NullMarked;
