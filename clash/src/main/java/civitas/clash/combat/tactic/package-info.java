/** What each tactics card does in a battle, moment by moment (rules 7.5 and the cards). */
@NullMarked
package civitas.clash.combat.tactic;

import org.jspecify.annotations.NullMarked;
