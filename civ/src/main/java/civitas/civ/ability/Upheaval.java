package civitas.civ.ability;

import civitas.civ.board.Square;
import civitas.civ.board.SquareSet;
import civitas.civ.city.Destroying;
import civitas.civ.content.Era;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.UnitCard;
import civitas.civ.content.UnitKind;
import civitas.civ.content.Wonder;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.civ.wonder.Obsolescence;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Seat;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * Makes a wonder obsolete, or else kills a random unit of another player (Monarchy) or destroys a building (Gunpowder).
 *
 * @param killsUnit whether the other half is the unit, otherwise the building
 */
record Upheaval(boolean killsUnit) implements TurnHooks.PaidDeed {

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        if (wonders(table, ability) != 0) {
            return true;
        }
        return killsUnit
                ? hasVictim(table, player)
                : !Destroying.buildings(table).isEmpty();
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        table.push(new Choosing(player, ability, killsUnit));
    }

    private static int wonders(CivTable table, PaidAbility ability) {
        return Obsolescence.choices(table, ability.eras().toArray(new Era[0]));
    }

    private static boolean hasVictim(CivTable table, int player) {
        for (int other = table.next(player); other != player; other = table.next(other)) {
            if (table.player(other).forces() != 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * What becomes of what (CV-03.12: the target is part of the declaration). Not declared with {@code Ask}: it lists three kinds
     * of things by three verbs, so that all three of its methods would be left.
     */
    record Choosing(int player, PaidAbility ability, boolean killsUnit) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of(killsUnit ? "prompt.upheaval-unit" : "prompt.upheaval-building");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int rest = wonders(table, ability); rest != 0; rest &= rest - 1) {
                out.add(Act.OBSOLETE, table.content().wonders().get(Integer.numberOfTrailingZeros(rest)));
            }
            if (!killsUnit) {
                SquareSet buildings = Destroying.buildings(table);
                for (int square = buildings.next(0); square >= 0; square = buildings.next(square + 1)) {
                    out.add(Act.DESTROY, table.square(square), Destroying.at(table, square));
                }
                return;
            }
            for (int other = table.next(player); other != player; other = table.next(other)) {
                if (table.player(other).forces() != 0) {
                    out.add(Act.KILL_UNIT, table.name(other));
                }
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (table.choices(seat).stream().anyMatch(choice -> choice.isAbout(thing))) {
                return;
            }
            switch (thing) {
                case Wonder wonder -> Obsolescence.explain(table, wonder, ability.eras(), out);
                case Square square when !killsUnit -> out.because("why.nothing-built", square);
                case Seat victim when killsUnit && victim.index() == player -> out.because("why.not-yourself");
                case Seat victim when killsUnit -> out.because("why.no-forces", victim);
                default -> {}
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            switch (choice.subject()) {
                case Wonder wonder -> {
                    int square = table.wonders().where(wonder);
                    int owner =
                            square < 0 ? player : Cities.owner(table.cities().around(square));
                    UsePaid.declare(table, player, ability, 1 << owner, new Forget(wonder));
                }
                case Square square -> {
                    int owner = Destroying.owner(table, square.index());
                    UsePaid.declare(table, player, ability, 1 << owner, new Raze(square.index()));
                }
                case Seat victim ->
                    UsePaid.declare(table, player, ability, victim.mask(), new Assassinate(victim.index()));
                default -> throw new IllegalArgumentException(choice.code());
            }
        }
    }

    record Forget(Wonder wonder) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            Obsolescence.make(table, wonder);
        }
    }

    record Raze(int square) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            Destroying.building(table, square);
        }
    }

    /** A random card of the standing forces goes face up under its deck (CV-10.27). */
    record Assassinate(int victim) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            long cards = table.player(victim).forces();
            if (cards == 0) {
                return;
            }
            for (int skip = table.chance().roll(Long.bitCount(cards)); skip > 0; skip--) {
                cards &= cards - 1;
            }
            int card = Long.numberOfTrailingZeros(cards);
            UnitKind kind = table.content().unit(card);
            table.player(victim).removeForce(card);
            table.market().units(kind.type()).discard(card);
            table.reveal();
            table.say(
                    "log.kill-unit",
                    table.name(victim),
                    UnitCard.of(kind, table.player(victim).rank(kind.type())));
        }
    }
}
