package civitas.clash.combat.tactic;

import civitas.clash.card.Drawing;
import civitas.clash.combat.Captains;
import civitas.clash.content.Tactic;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Maneuver;

/** A small bonus, and a card for whoever destroyed something this round. */
record Surprise(Tactic card) implements Maneuver {

    @Override
    public void roll(ClashTable table, int role) {
        table.battle().now().addBonus(role, 1, card);
    }

    @Override
    public void afterLosses(ClashTable table, int role) {
        if (table.battle().now().losses(Battle.other(role)) > 0) {
            Drawing.actionCard(table, Captains.of(table, role));
        }
    }
}
