package civitas.clash.combat.tactic;

import civitas.clash.combat.Dice;
import civitas.clash.combat.Losses;
import civitas.clash.content.Tactic;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Maneuver;

/** On reveal one die; on 5 or 6 the enemy loses a unit at once. That is no hit and cannot be cancelled. */
record Archers(Tactic card) implements Maneuver {

    @Override
    public void reveal(ClashTable table, int role) {
        if (Dice.hits(table, role, card)) {
            Losses.take(table, Battle.other(role), 1, Losses.Cause.ENEMY);
        }
    }
}
