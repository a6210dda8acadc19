package civitas.civ.table;

import civitas.civ.board.SquareSet;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;

/** How far effects reach: orthogonal steps over revealed squares, whatever lies there (CV-01.24, CV-03.29). */
public final class Reach {

    private Reach() {}

    /** The squares within a number of steps of a player's figures or cities. */
    public static SquareSet of(CivTable table, int player, int range) {
        int size = table.board().size();
        SquareSet reached = new SquareSet(size);
        int[] queue = new int[size];
        return spread(table, reached, queue, sources(table, player, reached, queue), range);
    }

    /** The squares within a number of steps of some squares. */
    public static SquareSet from(CivTable table, SquareSet sources, int range) {
        int size = table.board().size();
        SquareSet reached = new SquareSet(size);
        int[] queue = new int[size];
        int end = 0;
        for (int square = sources.next(0); square >= 0; square = sources.next(square + 1)) {
            end = add(square, reached, queue, end);
        }
        return spread(table, reached, queue, end, range);
    }

    /** Goes on step by step from squares that stand at the beginning of a queue. */
    private static SquareSet spread(CivTable table, SquareSet reached, int[] queue, int sources, int range) {
        int begin = 0;
        int end = sources;
        for (int step = 0; step < range; step++) {
            int last = end;
            while (begin < last) {
                for (int near : table.board().beside(queue[begin++])) {
                    if (!reached.has(near) && table.lands().isKnown(near)) {
                        reached.add(near);
                        queue[end++] = near;
                    }
                }
            }
        }
        return reached;
    }

    /** All squares of revealed tiles. */
    public static SquareSet everywhere(CivTable table) {
        SquareSet known = new SquareSet(table.board().size());
        for (int square = 0; square < table.board().size(); square++) {
            if (table.lands().isKnown(square)) {
                known.add(square);
            }
        }
        return known;
    }

    private static int sources(CivTable table, int player, SquareSet reached, int[] queue) {
        int count = 0;
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            count = add(table.whereIs(player, figure), reached, queue, count);
        }
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            for (int square :
                    table.cities().footprint(Cities.of(player, marker)).squares()) {
                count = add(square, reached, queue, count);
            }
        }
        return count;
    }

    private static int add(int square, SquareSet reached, int[] queue, int count) {
        if (square < 0 || reached.has(square)) {
            return count;
        }
        reached.add(square);
        queue[count] = square;
        return count + 1;
    }
}
