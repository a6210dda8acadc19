package civitas.clash.combat;

import civitas.clash.content.UnitType;
import civitas.clash.content.facts.BaseSide;
import civitas.clash.state.Battle;
import civitas.clash.state.Cities;
import civitas.clash.state.Fatigue;
import civitas.clash.state.Turn;
import civitas.clash.table.Allies;
import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;

/** The battle is decided: who falls with his army, who holds the space, what the turn remembers (rules 7.6, 7.8). */
final class Outcome {

    private Outcome() {}

    static void end(ClashTable table, Battle.Result result) {
        Battle battle = table.battle();
        battle.setResult(result);
        tell(table);
        table.push(new Settle());
        if (battle.isSea()) {
            Overboard.check(table, Battle.DEFENDER);
            Overboard.check(table, Battle.ATTACKER);
        } else if (!Raid.isOn(table)) {
            loseSettlers(table);
        }
    }

    private static void tell(ClashTable table) {
        Battle battle = table.battle();
        switch (battle.result()) {
            case ATTACKER_WON -> table.say("log.battle-won", table.name(battle.side(Battle.ATTACKER)));
            case DEFENDER_WON -> table.say("log.battle-won", table.name(battle.side(Battle.DEFENDER)));
            case NOBODY_WON -> table.say("log.battle-undecided");
            case UNDECIDED -> throw new IllegalStateException("a battle ends without result");
        }
    }

    /** Settlers fall with the last military unit of their side, and where the enemy takes the space (CC-7.65, CC-7.99). */
    private static void loseSettlers(ClashTable table) {
        Battle battle = table.battle();
        for (int role = Battle.ATTACKER; role <= Battle.DEFENDER; role++) {
            boolean armyLost = battle.strength(role) > 0 && Forces.fighters(table, role) == 0;
            if (armyLost || battle.wonBy(Battle.other(role))) {
                Forces.destroyFollowers(table, role);
            }
        }
    }

    /** The attackers come back to the board, the turn is told, and what follows is scheduled (CC-7.108, CC-7.115). */
    record Settle() implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            Battle battle = table.battle();
            placeAttackers(table);
            battle.setActive(false);
            tireDefenders(table);
            remember(table);
            table.push(new Spoils.Over());
            table.push(new Spoils(Battle.DEFENDER));
            table.push(new Spoils(Battle.ATTACKER));
            if (battle.isCity() && battle.wonBy(Battle.ATTACKER)) {
                Capture.city(table, battle.space(), battle.side(Battle.ATTACKER));
            }
        }

        /**
         * Winners take the space, all others that are left go back where they came from (CC-7.73, CC-7.75). Whoever came from
         * nowhere, as a unit that changed sides does, has no way back when the battle is called off, and is lost.
         */
        private static void placeAttackers(ClashTable table) {
            Battle battle = table.battle();
            int side = battle.side(Battle.ATTACKER);
            int space = battle.wonBy(Battle.ATTACKER) ? battle.space() : wayBack(battle);
            if (space != Cities.NOBODY && !battle.force().isEmpty()) {
                Allies.join(table, side, space);
            }
            for (UnitType type : table.roster().all()) {
                int number = battle.force().count(type);
                if (number == 0) {
                    table.turn().fatigue().forget(Fatigue.BESIDE_BOARD, type);
                    continue;
                }
                if (space == Cities.NOBODY) {
                    table.say("log.battle-loses", table.name(side), Forces.counted(type, number));
                    continue;
                }
                table.units().add(side, type, space, number);
                int others = number - comeBack(table, type, space);
                if (side == table.active()) {
                    table.turn().fatigue().add(space, type, flags(battle, type), others);
                }
            }
        }

        /** Whoever belongs to a ship comes with it, or goes back to it; ashore the ship is forgotten. Says how many these are. */
        private static int comeBack(ClashTable table, UnitType type, int space) {
            Fatigue marks = table.turn().fatigue();
            boolean carried = table.battle().isSea() && type.isLand();
            int sum = 0;
            int from = Fatigue.BESIDE_BOARD;
            for (int flags = marks.nextFlags(from, type, 0); flags >= 0; flags = marks.nextFlags(from, type, flags)) {
                int number = marks.count(from, type, flags, 0);
                int kept = table.lands().isSea(space) ? flags : flags & Fatigue.DEEDS;
                marks.add(space, type, carried ? kept : Fatigue.aboard(Fatigue.FOUGHT, Fatigue.ship(kept)), number);
                sum += number;
            }
            marks.forget(from, type);
            return sum;
        }

        /** Barbarians never retreat, but a battle that is called off sends them back too. */
        private static int wayBack(Battle battle) {
            int column = battle.memory().get(BaseSide.BARBARIANS, 0);
            return battle.origin() == Cities.NOBODY && column > 0 ? column - 1 : battle.origin();
        }

        /**
         * Whoever came along on land has fought too, and whatever else he did no longer matters; land units aboard
         * ships have not fought (CC-6.13, CC-7.79, CC-7.106).
         */
        private static int flags(Battle battle, UnitType type) {
            return battle.isSea() && type.isLand() ? battle.flags() : Fatigue.FOUGHT;
        }

        private static void tireDefenders(ClashTable table) {
            Battle battle = table.battle();
            if (battle.side(Battle.DEFENDER) != table.active()) {
                return;
            }
            for (UnitType type : table.roster().all()) {
                int present = Forces.count(table, Battle.DEFENDER, type);
                if (battle.fights(type) && present > 0) {
                    table.turn().fatigue().mark(battle.space(), type, Fatigue.FOUGHT, present);
                }
            }
        }

        /** What cards and objectives ask about the active player's turn (CC-10.18). */
        private static void remember(ClashTable table) {
            Battle battle = table.battle();
            int role = battle.roleOf(table.active());
            if (role < 0 || battle.isSea()) {
                return;
            }
            Turn turn = table.turn();
            turn.addBattlefield(battle.space());
            if (battle.wonBy(role)) {
                turn.countConquest();
                if (battle.isResisted() || role == Battle.DEFENDER) {
                    turn.countLandBattleWon();
                }
            }
        }
    }
}
