package civitas.clash.combat.tactic;

import civitas.clash.combat.Losses;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Maneuver;

/** One own unit is given up, the enemy must give up one too, and his card has no effect (CC-7.52). */
record Martyr() implements Maneuver {

    @Override
    public void ignore(ClashTable table, int role) {
        int enemy = Battle.other(role);
        table.battle().now().ignore(enemy);
        Losses.take(table, enemy, 1, Losses.Cause.ENEMY);
        Losses.take(table, role, 1, Losses.Cause.SACRIFICE);
    }
}
