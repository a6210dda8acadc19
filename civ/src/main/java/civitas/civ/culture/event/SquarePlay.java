package civitas.civ.culture.event;

import civitas.civ.board.Square;
import civitas.civ.board.SquareSet;
import civitas.civ.content.CultureEvent;
import civitas.civ.table.CivTable;
import civitas.civ.table.EventPlay;
import civitas.civ.table.Reach;
import civitas.kernel.Reasons;

/** An event that is aimed at a square within its range, or anywhere if it has none. */
public interface SquarePlay extends EventPlay {

    /** What an event does that is aimed at a square. */
    static SquarePlay of(CivTable table, CultureEvent event) {
        if (table.book().play(event) instanceof SquarePlay play) {
            return play;
        }
        throw new IllegalArgumentException(event + " is not aimed at a square");
    }

    /** Whether there is a legal target on a square in range. */
    boolean fits(CivTable table, int by, CultureEvent event, int square);

    /** Goes on with the chosen square. */
    void aim(CivTable table, int by, CultureEvent event, int square);

    /** Says why a square in range does not fit. */
    void explainMisfit(CivTable table, int by, CultureEvent event, Square square, Reasons out);

    /** Says why an event cannot be aimed at a square, if so. */
    default void explain(CivTable table, int by, CultureEvent event, Square square, Reasons out) {
        if (!table.lands().isKnown(square.index())) {
            out.because("why.unexplored", square);
        } else if (!area(table, by, event).has(square.index())) {
            explainRange(table, event, square, out);
        } else if (!fits(table, by, event, square.index())) {
            explainMisfit(table, by, event, square, out);
        }
    }

    /** Says that a square is out of range. */
    default void explainRange(CivTable table, CultureEvent event, Square square, Reasons out) {
        out.because("why.range", square, table.content().spec(event).range());
    }

    @Override
    default boolean possible(CivTable table, int by, CultureEvent event) {
        return next(table, by, event, area(table, by, event), 0) >= 0;
    }

    @Override
    default void begin(CivTable table, int by, CultureEvent event) {
        table.push(new ChooseSquare(by, event));
    }

    default SquareSet area(CivTable table, int by, CultureEvent event) {
        int range = table.content().spec(event).range();
        return range == 0 ? Reach.everywhere(table) : Reach.of(table, by, range);
    }

    /** The next legal square of an area, or -1. */
    default int next(CivTable table, int by, CultureEvent event, SquareSet area, int from) {
        for (int square = area.next(from); square >= 0; square = area.next(square + 1)) {
            if (fits(table, by, event, square)) {
                return square;
            }
        }
        return -1;
    }
}
