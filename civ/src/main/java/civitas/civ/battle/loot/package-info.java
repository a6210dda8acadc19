/** What the winner of a battle takes (rules 11.7 and 11.8). */
@NullMarked
package civitas.civ.battle.loot;

import org.jspecify.annotations.NullMarked;
