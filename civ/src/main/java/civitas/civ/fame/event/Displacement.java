package civitas.civ.fame.event;

import civitas.civ.board.Square;
import civitas.civ.board.SquareSet;
import civitas.civ.content.CultureEvent;
import civitas.civ.culture.event.Aim;
import civitas.civ.culture.event.Committed;
import civitas.civ.culture.event.Playing;
import civitas.civ.culture.event.SquarePlay;
import civitas.civ.move.Excursion;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Reach;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * Disoriented, Lost, Out of Position: all figures of another player on a square go some squares over land, without fighting or
 * exploring (CV-10.28). Only the end of the way matters.
 */
final class Displacement implements SquarePlay {

    @Override
    public SquareSet area(CivTable table, int by, CultureEvent event) {
        return Reach.everywhere(table);
    }

    @Override
    public boolean fits(CivTable table, int by, CultureEvent event, int square) {
        int holder = table.figures().holder(square);
        return holder >= 0
                && holder != by
                && Aim.isAllowed(table, by, targets(table, by, square))
                && !ends(table, event, square).isEmpty();
    }

    /** The owner of the figures, and of the square on which they stand. */
    private static int targets(CivTable table, int by, int square) {
        return (1 << table.figures().holder(square) | Aim.ownerOf(table, square)) & ~(1 << by);
    }

    private static SquareSet ends(CivTable table, CultureEvent event, int square) {
        int holder = table.figures().holder(square);
        return Excursion.displacements(
                table, holder, square, table.content().spec(event).range());
    }

    @Override
    public void explainMisfit(CivTable table, int by, CultureEvent event, Square square, Reasons out) {
        int holder = table.figures().holder(square.index());
        if (holder < 0 || holder == by) {
            out.because("why.no-rival-figures", square);
        } else if (!Aim.isAllowed(table, by, targets(table, by, square.index()))) {
            Aim.explain(table, by, targets(table, by, square.index()), out);
        } else {
            out.because("why.nowhere", square);
        }
    }

    @Override
    public void aim(CivTable table, int by, CultureEvent event, int square) {
        table.push(new ChooseEnd(by, event, square));
    }

    /** Where they go. */
    record ChooseEnd(int by, CultureEvent event, int from) implements Solo<CivTable>, Committed {

        @Override
        public int player() {
            return by;
        }

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.displace", event, table.square(from));
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            SquareSet ends = ends(table, event, from);
            for (int square = ends.next(0); square >= 0; square = ends.next(square + 1)) {
                out.add(Act.CHOOSE, table.square(square));
            }
        }

        @Override
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (!(thing instanceof Square square) || ends(table, event, from).has(square.index())) {
                return;
            }
            if (!table.lands().isKnown(square.index())) {
                out.because("why.unexplored", square);
            } else if (table.lands().isWater(square.index())) {
                out.because("why.water", square);
            } else {
                out.because(
                        "why.displace",
                        square,
                        table.square(from),
                        table.content().spec(event).range());
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            Square to = choice.subject(Square.class);
            int owner = table.figures().holder(from);
            int targets = targets(table, by, from);
            Playing.play(table, by, event, table.square(from), targets, new Stray(owner, from, to.index()));
            table.say("log.event-target", to);
        }
    }

    /** All figures that are still there stand on another square; this is not their move of the turn. */
    record Stray(int owner, int from, int to) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            for (int left = table.figures().on(owner, from); left != 0; left &= left - 1) {
                table.putFigure(owner, Integer.numberOfTrailingZeros(left), to);
            }
            table.say("log.displace", table.name(owner), table.square(from), table.square(to));
        }
    }
}
