package civitas.clash.combat.tactic;

import civitas.clash.combat.Forces;
import civitas.clash.content.Tactic;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Maneuver;

/** Tactics cards that only change the combat roll or its hits. */
final class RollTactics {

    private RollTactics() {}

    /** A fixed bonus (High Morale). */
    record Bonus(Tactic card, int number) implements Maneuver {

        @Override
        public void roll(ClashTable table, int role) {
            table.battle().now().addBonus(role, number, card);
        }
    }

    /** One more die (Flanking, Defensive Formation, For the People). */
    record ExtraDie(Tactic card) implements Maneuver {

        @Override
        public void roll(ClashTable table, int role) {
            table.battle().now().addDice(role, 1, card);
        }
    }

    /** One hit less (Improved Defenses). */
    record Cover(Tactic card) implements Maneuver {

        @Override
        public void roll(ClashTable table, int role) {
            table.battle().now().addCancels(role, 1, card);
        }
    }

    /** A bonus for every unit of the enemy that is left after the reveal (Wedge Formation). */
    record Wedge(Tactic card) implements Maneuver {

        @Override
        public void roll(ClashTable table, int role) {
            table.battle().now().addBonus(role, Forces.fighters(table, Battle.other(role)), card);
        }
    }

    /** The enemy's own numbers are his burden (Heavy Resistance). */
    record Burden(Tactic card) implements Maneuver {

        @Override
        public void roll(ClashTable table, int role) {
            int enemy = Battle.other(role);
            table.battle().now().addBonus(enemy, -Forces.fighters(table, enemy), card);
        }
    }

    /** The enemy uses no clash abilities (High Ground, CC-7.32). */
    record HighGround() implements Maneuver {

        @Override
        public void roll(ClashTable table, int role) {
            table.battle().now().denyClash(Battle.other(role));
        }
    }
}
