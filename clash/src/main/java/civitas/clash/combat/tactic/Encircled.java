package civitas.clash.combat.tactic;

import civitas.clash.combat.Dice;
import civitas.clash.combat.Losses;
import civitas.clash.content.Tactic;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Maneuver;

/** After the losses: an enemy who lost as many units or more may lose one more, which nothing cancels (CC-7.16). */
record Encircled(Tactic card) implements Maneuver {

    @Override
    public void afterLosses(ClashTable table, int role) {
        Battle battle = table.battle();
        int enemy = Battle.other(role);
        if (battle.now().losses(enemy) >= battle.now().losses(role) && Dice.hits(table, role, card)) {
            Losses.take(table, enemy, 1, Losses.Cause.ENEMY);
        }
    }
}
