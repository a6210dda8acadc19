package civitas.clash.civilizations.pirate;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseUnit;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * Pirate ships are placed one by one, by the player who drew the event.
 *
 * <p>Rules: CC-8.55, CC-8.56, CC-8.57, CC-8.58, CC-8.59, CC-16.40, OQ-60.
 *
 * @param left ships still to be placed
 * @param threatened whether one of them lies beside a city of his already
 */
record PlaceShips(int player, int left, boolean threatened) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        if (left == 0) {
            return;
        }
        if (Pirates.inSupply(table) == 0 && table.units().of(Pirates.SIDE).isEmpty()) {
            // All of them sail with a player (CC-16.40).
            table.say("log.pirates-none");
        } else if (Pirates.inSupply(table) == 0) {
            table.push(new Recall(this));
        } else if (spaces(table).isEmpty()) {
            table.say("log.pirates-none");
        } else {
            table.push(new Where(this));
        }
    }

    /** Sea without ships of players; the last ship goes beside one of his cities if none has yet and any can. */
    SpaceSet spaces(ClashTable table) {
        SpaceSet free = table.lands().sea().copy();
        for (int other = 0; other < table.seats(); other++) {
            free.removeAll(table.units().of(other));
        }
        if (left > 1 || threatened) {
            return free;
        }
        SpaceSet near = beside(table, free);
        return near.isEmpty() ? free : near;
    }

    private SpaceSet beside(ClashTable table, SpaceSet free) {
        SpaceSet near = new SpaceSet();
        for (int space = free.next(0); space >= 0; space = free.next(space + 1)) {
            if (threatens(table, space)) {
                near.add(space);
            }
        }
        return near;
    }

    private boolean threatens(ClashTable table, int space) {
        return table.board().around(space).meets(table.cities().of(player));
    }

    /** Where the next ship appears. */
    record Where(PlaceShips ships) implements Solo<ClashTable> {

        @Override
        public int player() {
            return ships.player;
        }

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.pirates", ships.left);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            SpaceSet spaces = ships.spaces(table);
            for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                out.add(Act.PLACE, table.space(space));
            }
        }

        @Override
        public void explain(ClashTable table, int seat, Thing thing, Reasons out) {
            if (!(thing instanceof Space space) || ships.spaces(table).has(space.index())) {
                return;
            }
            if (!table.lands().isSea(space.index())) {
                out.because("why.pirates-not-sea", space);
            } else if (table.isPlayer(table.units().owner(space.index()))) {
                out.because("why.pirates-ships", space);
            } else {
                out.because("why.pirates-near", space);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Space space = choice.subject(Space.class);
            table.units().add(Pirates.SIDE, BaseUnit.SHIP, space.index(), 1);
            table.say("log.pirates-appear", space);
            boolean now = ships.threatened || ships.threatens(table, space.index());
            table.push(new PlaceShips(ships.player, ships.left - 1, now));
        }
    }

    /** Without a ship in supply one is taken from the board first; its old space may be chosen again. */
    record Recall(PlaceShips ships) implements Solo<ClashTable> {

        @Override
        public int player() {
            return ships.player;
        }

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.pirates-recall");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            SpaceSet spaces = table.units().of(Pirates.SIDE);
            for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                out.add(Act.RELOCATE, table.space(space));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Space from = choice.subject(Space.class);
            table.removeUnits(BaseUnit.SHIP, from.index(), 1);
            table.say("log.pirates-leave", from);
            table.push(ships);
        }
    }
}
