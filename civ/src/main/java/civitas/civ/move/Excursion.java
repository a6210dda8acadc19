package civitas.civ.move;

import civitas.civ.board.SquareSet;
import civitas.civ.table.CivTable;
import java.util.function.IntPredicate;

/** A move that a card grants to a single figure, besides its move of the phase: its way obeys the rules of movement. */
public final class Excursion {

    private Excursion() {}

    /** Whether nothing at all is on a known square: no figure, token, marker, piece or city. */
    public static boolean isEmpty(CivTable table, int square) {
        return table.lands().isKnown(square)
                && table.figures().count(square) == 0
                && !table.lands().hasToken(square)
                && !table.landmarks().has(square)
                && table.pieces().isEmpty(square)
                && table.cities().at(square) < 0;
    }

    /** The empty squares on which a figure can end a move of so many steps from where it stands. */
    public static SquareSet ends(CivTable table, int player, int figure, int steps) {
        int from = table.figures().where(player, figure);
        SquareSet ends = new SquareSet(table.board().size());
        boolean held = table.locked().has(from) || (table.player(player).frozen() >> figure & 1) != 0;
        if (!held) {
            Way way = new Way(table, player, 1 << figure);
            walk(table, from, steps, way::mayPass, square -> way.mayEnd(square) && isEmpty(table, square), ends);
        }
        return ends;
    }

    /**
     * The squares to which somebody else can drive all figures of a player on a square: over land, without meeting anybody or
     * anything (CV-10.28).
     */
    public static SquareSet displacements(CivTable table, int player, int from, int steps) {
        int members = table.figures().on(player, from);
        SquareSet ends = new SquareSet(table.board().size());
        boolean held = table.locked().has(from) || (table.player(player).frozen() & members) != 0;
        if (!held) {
            Way way = new Way(table, player, members);
            walk(
                    table,
                    from,
                    steps,
                    way::isFree,
                    square -> way.mayEnd(square) && table.cities().at(square) < 0,
                    ends);
        }
        return ends;
    }

    private static void walk(
            CivTable table, int from, int steps, IntPredicate passes, IntPredicate stays, SquareSet ends) {
        int[] queue = new int[table.board().size()];
        SquareSet reached = new SquareSet(table.board().size());
        reached.add(from);
        queue[0] = from;
        int begin = 0;
        int end = 1;
        for (int step = 0; step < steps; step++) {
            int last = end;
            while (begin < last) {
                for (int next : table.board().beside(queue[begin++])) {
                    if (!reached.has(next) && passes.test(next)) {
                        reached.add(next);
                        queue[end++] = next;
                        if (stays.test(next)) {
                            ends.add(next);
                        }
                    }
                }
            }
        }
    }
}
