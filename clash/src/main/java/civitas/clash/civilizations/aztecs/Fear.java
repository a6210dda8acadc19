package civitas.clash.civilizations.aztecs;

import static civitas.clash.civilizations.content.LeaderAbility.MARQZEN_SPREAD_OF_FEAR;

import civitas.clash.board.Space;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.content.Force;
import civitas.clash.content.UnitType;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** An enemy land unit beside Marqzen goes one space away, without a battle. */
record Fear(int player) implements Solo<ClashTable> {

    static final TurnHooks.Deed DEED = AbilityDeed.action(MARQZEN_SPREAD_OF_FEAR)
            .oncePerTurn()
            .when(Fear::isPossible)
            .then((table, player) -> table.push(new Fear(player)));

    private static boolean isPossible(ClashTable table, int player) {
        Choices out = new Choices();
        new Fear(player).list(table, player, out);
        return !out.isEmpty();
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.fear");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        int place = Leaders.place(table, player);
        for (int space : table.board().neighbours(place)) {
            if (table.lands().isLand(space) && table.units().hasEnemy(player, space)) {
                for (UnitType type : table.roster().all()) {
                    if (type.isLand() && table.units().count(type, space) > 0 && canFlee(table, type, space)) {
                        out.add(Act.CONVERT, type, table.space(space));
                    }
                }
            }
        }
    }

    private static boolean canFlee(ClashTable table, UnitType type, int from) {
        Choices out = new Choices();
        new Flight(0, type, from).list(table, 0, out);
        return !out.isEmpty();
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        table.push(new Flight(
                player,
                choice.subject(UnitType.class),
                choice.object(Space.class).index()));
    }

    /** Where the unit goes. */
    record Flight(int player, UnitType type, int from) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.fear-flight", type, table.space(from));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            int owner = table.units().owner(from);
            for (int to : table.board().neighbours(from)) {
                if (table.lands().isLand(to) && isOpen(table, owner, to)) {
                    out.add(Act.GO, table.space(to));
                }
            }
        }

        private boolean isOpen(ClashTable table, int owner, int to) {
            int city = table.cities().owner(to);
            return !table.units().hasEnemy(owner, to)
                    && (city == ClashTable.NOBODY || city == owner)
                    && (!type.isMilitary() || table.units().army(to) < table.stackLimit(owner, to, Force.of(type, 1)));
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            int owner = table.units().owner(from);
            int to = choice.subject(Space.class).index();
            table.removeUnits(type, from, 1);
            table.units().add(owner, type, to, 1);
            table.say("log.fear", table.name(player), type, table.space(from), table.space(to));
        }
    }
}
