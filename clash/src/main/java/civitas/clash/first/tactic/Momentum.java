package civitas.clash.first.tactic;

import civitas.clash.combat.Dice;
import civitas.clash.content.Face;
import civitas.clash.content.Tactic;
import civitas.clash.state.Bout;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Maneuver;

/** High Ground: every die that shows a 6 is rolled once more, and the new number is added (CC-7.34, CC-7.116). */
record Momentum(Tactic card) implements Maneuver {

    private static final int HIGHEST = 6;

    @Override
    public void rolled(ClashTable table, int role) {
        Bout bout = table.battle().now();
        int again = 0;
        int sum = 0;
        for (Face face : bout.faces(role)) {
            again += face.number() == HIGHEST ? 1 : 0;
            sum += face.number();
        }
        if (again > 0) {
            bout.addBonus(role, Dice.sum(table, role, again, card), card);
            bout.setValue(role, Math.max(0, sum + bout.clash(role) + bout.bonus(role)));
        }
    }
}
