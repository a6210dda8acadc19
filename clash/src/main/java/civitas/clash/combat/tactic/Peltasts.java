package civitas.clash.combat.tactic;

import civitas.clash.combat.Dice;
import civitas.clash.combat.Forces;
import civitas.clash.content.Tactic;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Maneuver;

/** On reveal a die for every own unit; if one shows 5 or 6, one hit is cancelled this round. */
record Peltasts(Tactic card) implements Maneuver {

    @Override
    public void reveal(ClashTable table, int role) {
        if (Dice.succeeds(table, role, Forces.fighters(table, role), card)) {
            table.battle().now().addCancels(role, 1, card);
        }
    }
}
