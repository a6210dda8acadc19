package civitas.clash.combat.tactic;

import civitas.clash.board.Space;
import civitas.clash.combat.Captains;
import civitas.clash.content.UnitType;
import civitas.clash.state.Act;
import civitas.clash.state.Battle;
import civitas.clash.state.Cities;
import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Maneuver;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** The defender leaves the field for an adjacent land space without enemies; the attacker counts as winner (CC-7.80). */
record TacticalRetreat() implements Maneuver {

    @Override
    public boolean isPossible(ClashTable table, int role) {
        for (int space : table.board().neighbours(table.battle().space())) {
            if (isRefuge(table, space)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void withdraw(ClashTable table, int role) {
        table.battle().now().withdraw();
        if (!table.units().isEmpty(table.battle().space())) {
            table.push(new Withdraw());
        }
    }

    private static boolean isRefuge(ClashTable table, int space) {
        Battle battle = table.battle();
        int defender = battle.side(Battle.DEFENDER);
        int city = table.cities().owner(space);
        return table.lands().isLand(space)
                && !table.units().hasEnemy(defender, space)
                && (city == Cities.NOBODY || city == defender)
                && table.units().army(space) + table.units().army(battle.space())
                        <= table.stackLimit(defender, space, table.units().armyAt(battle.space()));
    }

    /** Where the defenders go, settlers included. */
    record Withdraw() implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << Captains.of(table, Battle.DEFENDER);
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.withdraw", table.space(table.battle().space()));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int space : table.board().neighbours(table.battle().space())) {
                if (isRefuge(table, space)) {
                    out.add(Act.GO, table.space(space));
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Space refuge = choice.subject(Space.class);
            int field = table.battle().space();
            int side = table.battle().side(Battle.DEFENDER);
            for (UnitType type : table.roster().all()) {
                int number = table.units().count(type, field);
                table.removeUnits(type, field, number);
                table.units().add(side, type, refuge.index(), number);
                if (side == table.active()) {
                    table.turn().fatigue().add(refuge.index(), type, Fatigue.FOUGHT, number);
                }
            }
            table.say("log.withdraws", table.name(side), refuge);
        }
    }
}
