package civitas.civ.move;

import civitas.civ.board.Slot;
import civitas.civ.board.Square;
import civitas.civ.content.Water;
import civitas.civ.state.Group;
import civitas.civ.table.CivTable;
import civitas.kernel.Reasons;
import java.util.Arrays;

/** Why figures cannot go somewhere, in words (rules 8.1 to 8.7). */
final class MoveReasons {

    private static final int FAR = Integer.MAX_VALUE;

    private MoveReasons() {}

    /** Why no figure can start from a square; it is known that none can. */
    static void explainStart(CivTable table, int player, Square square, Reasons out) {
        int figures = table.figures().on(player, square.index());
        if (figures == 0) {
            out.because(table.lands().isKnown(square.index()) ? "why.no-figures" : "why.unexplored", square);
        } else if ((figures & ~table.player(player).moved()) == 0) {
            out.because("why.moved", square);
        } else if (MoveFigures.readyOn(table, player, square.index()) == 0) {
            out.because("why.frozen", square);
        } else {
            out.because(table.locked().has(square.index()) ? "why.square-locked" : "why.nowhere", square);
        }
    }

    /** Why the moving group cannot enter a square now; it is known that it cannot. */
    static void explainStep(CivTable table, Square square, Reasons out) {
        Group group = table.group();
        Way way = Way.ofGroup(table);
        if (square.index() == group.square()) {
            out.because("why.already-there", square);
            return;
        }
        if (table.locked().has(group.square())) {
            out.because("why.square-locked", table.square(group.square()));
        }
        explainEnd(table, way, square, out);
        if (way.mayEnd(square.index())) {
            explainDistance(table, way, square, out);
        }
    }

    private static boolean mayOnlyPass(CivTable table, Way way, int square) {
        return way.end(square) == Way.Obstacle.WATER
                && table.water(table.group().player()) == Water.CROSS;
    }

    private static void explainEnd(CivTable table, Way way, Square square, Reasons out) {
        int player = table.group().player();
        switch (way.end(square.index())) {
            case NONE -> {}
            case UNEXPLORED -> out.because("why.unexplored", square);
            case WATER ->
                out.because(mayOnlyPass(table, way, square.index()) ? "why.water-end" : "why.water-enter", square);
            case CLOSED -> out.because("why.closed-outskirts", square);
            case CROWD -> out.because("why.stack", square, table.stack(player));
            case OWN_CITY -> out.because("why.own-city", square);
            case ENEMY ->
                out.because(
                        "why.scouts-enemy", square, table.name(table.figures().holder(square.index())));
            case CITY -> out.because("why.scouts-city", square);
            case SPARED -> out.because("why.spares-cities", table.player(player).government());
            case HUT -> out.because("why.hut", square);
            case VILLAGE -> out.because("why.village", square);
            case RELIC -> out.because("why.relic", square);
        }
    }

    private static void explainDistance(CivTable table, Way way, Square square, Reasons out) {
        Group group = table.group();
        int steps = steps(table, way, group.square(), square.index());
        if (steps == FAR) {
            out.because("why.no-way", square);
        } else if (steps > group.points()) {
            out.because("why.too-far", square, steps, group.points());
        } else if (steps > 1) {
            out.because("why.square-by-square", square, steps);
        }
    }

    /** The fewest steps from one square to another over squares the group may pass, or {@link #FAR}. */
    private static int steps(CivTable table, Way way, int from, int to) {
        int[] distance = new int[table.board().size()];
        Arrays.fill(distance, FAR);
        int[] queue = new int[distance.length];
        int end = 0;
        distance[from] = 0;
        queue[end++] = from;
        for (int begin = 0; begin < end && distance[to] == FAR; begin++) {
            for (int next : table.board().beside(queue[begin])) {
                if (distance[next] == FAR && (next == to || way.mayPass(next))) {
                    distance[next] = distance[queue[begin]] + 1;
                    queue[end++] = next;
                }
            }
        }
        return distance[to];
    }

    /** Why the moving group cannot discover a tile now; it is known that it cannot. */
    static void explainDiscovery(CivTable table, Slot slot, Reasons out) {
        Group group = table.group();
        if (table.lands().isRevealed(slot.index())) {
            out.because("why.discovered", slot);
        } else if (!isBeside(table, group.square(), slot.index())) {
            out.because("why.tile-not-beside", slot, table.square(group.square()));
        } else {
            out.because(group.points() == 0 ? "why.no-points" : "why.discover-end", slot);
        }
    }

    private static boolean isBeside(CivTable table, int square, int slot) {
        for (int next : table.board().beside(square)) {
            if (table.board().slotOf(next) == slot) {
                return true;
            }
        }
        return false;
    }

    /** Why the moving group cannot stop where it is; it is known that it cannot. */
    static void explainStop(CivTable table, Reasons out) {
        Square square = table.square(table.group().square());
        if (table.group().steps() == 0) {
            boolean closed = Way.ofGroup(table).isClosed(square.index());
            out.because(closed ? "why.must-leave" : "why.stop-first", square);
        } else {
            explainEnd(table, Way.ofGroup(table), square, out);
        }
    }
}
