package civitas.clash.civilizations.carthage;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Founding;
import civitas.clash.city.FoundingQuestion;
import civitas.clash.content.UnitType;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Act;
import civitas.clash.state.Fatigue;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** A ship becomes a city on an adjacent land space. Rules: CC-16.35, CC-16.36. */
record Hegemony(int player, SpaceSet seas) implements FoundingQuestion {

    static TurnHooks.Deed deed(Ability ability) {
        return AbilityDeed.action(ability).when(Hegemony::isPossible).then(Hegemony::ask);
    }

    static boolean isPossible(ClashTable table, int player) {
        return isPossible(table, player, table.units().of(player));
    }

    static boolean isPossible(ClashTable table, int player, SpaceSet seas) {
        Choices out = new Choices();
        new Hegemony(player, seas).list(table, player, out);
        return !out.isEmpty();
    }

    private static void ask(ClashTable table, int player) {
        table.push(new Hegemony(player, table.units().of(player).copy()));
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.hegemony");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        if (table.settlementsLeft(player) == 0) {
            return;
        }
        for (int sea = seas.next(0); sea >= 0; sea = seas.next(sea + 1)) {
            if (table.lands().isSea(sea) && table.units().ships(player, sea) > 0) {
                for (int land : table.board().neighbours(sea)) {
                    if (Founding.isLegalSpace(table, player, land)) {
                        out.add(Act.FOUND, table.space(land), table.space(sea));
                    }
                }
            }
        }
    }

    @Override
    public SpaceSet sites(ClashTable table) {
        Choices out = new Choices();
        list(table, player, out);
        SpaceSet sites = new SpaceSet();
        for (Choice choice : out.toList()) {
            sites.add(choice.subject(Space.class).index());
        }
        return sites;
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        int land = choice.subject(Space.class).index();
        int sea = choice.object(Space.class).index();
        table.push(new Timber(player, sea, land));
    }

    /** Which of the ships there; one that only sails with him will do (CC-16.41). */
    record Timber(int player, int sea, int land) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.hegemony");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (UnitType type : table.roster().all()) {
                if (type.isShip() && table.units().count(player, type, sea) > 0) {
                    out.add(Act.CHOOSE, type);
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            table.removeUnits(choice.subject(UnitType.class), sea, 1);
            Founding.found(table, player, land);
            table.push(new Land(player, sea, land, table.shipCapacity(player)));
        }
    }

    /**
     * Land units go ashore one by one; those for which no ship is left must, or are lost.
     *
     * @param left how many the ship carried at most and are not ashore yet: those of other ships stay aboard
     */
    record Land(int player, int sea, int city, int left) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.hegemony-land", table.space(city));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (UnitType type : table.roster().all()) {
                if (left > 0
                        && type.isLand()
                        && table.units().count(player, type, sea) > 0
                        && (!type.isMilitary() || table.hasRoom(player, city))) {
                    out.add(Act.ADD, type);
                }
            }
            out.add(Act.DONE);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.DONE) {
                table.push(new Sink(player, sea));
                return;
            }
            UnitType type = choice.subject(UnitType.class);
            table.removeUnits(type, sea, 1);
            table.units().add(player, type, city, 1);
            // They cannot move any more this turn.
            table.turn().fatigue().add(city, type, Fatigue.MOVED | Fatigue.FOUGHT, 1);
            table.push(new Land(player, sea, city, left - 1));
        }
    }

    /** Whoever has no room on the other ships is lost, settlers last. */
    record Sink(int player, int sea) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            for (UnitType type : table.roster().weakestFirst()) {
                while (type.isLand() && isOverloaded(table) && table.units().count(player, type, sea) > 0) {
                    table.removeUnits(type, sea, 1);
                    table.say("log.removes-unit", table.name(player), type, table.space(sea));
                    table.fell(player, type, ClashTable.NOBODY);
                }
            }
        }

        private boolean isOverloaded(ClashTable table) {
            return table.units().owner(sea) == player
                    && table.units().landUnits(sea) > table.units().ships(sea) * table.shipCapacity(player);
        }
    }
}
