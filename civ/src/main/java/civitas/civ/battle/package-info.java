/** Battle: forces, bonuses, fronts, results, losses and loot (chapter 11). */
@NullMarked
package civitas.civ.battle;

import org.jspecify.annotations.NullMarked;
