package civitas.civ.move;

import civitas.civ.state.Figures;
import civitas.civ.state.Group;
import civitas.civ.table.CivTable;
import civitas.kernel.Codes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A square where a group could end its move, and a shortest way there that meets nobody and nothing before its end: what
 * everybody at the table can see (CV-08.02, CV-08.06, CV-08.13). Others may still interrupt on the way.
 *
 * @param steps the squares to enter one after another, the last of them being the end
 * @param meets what comes of ending there
 */
public record Route(List<Integer> steps, Meeting meets) {

    private static final int ARMIES = (1 << Figures.ARMIES) - 1;
    private static final int UNSEEN = -1;

    public Route {
        steps = List.copyOf(steps);
    }

    public int end() {
        return steps.getLast();
    }

    /** Which of the figures on a square would go. */
    public enum Among {
        ALL,
        ARMIES,
        SCOUTS;

        private final String code = Codes.of(this);

        public String code() {
            return code;
        }
    }

    /** Where the group that is on its way can come to. */
    public static List<Route> ofGroup(CivTable table) {
        Group group = table.group();
        return find(table, Way.ofGroup(table), group.square(), group.points());
    }

    /** Where figures on a square can come to that have not moved yet; nowhere if there are none. */
    public static List<Route> from(CivTable table, int player, int square, Among among) {
        int ready = MoveFigures.readyOn(table, player, square);
        int members = switch (among) {
            case ALL -> ready;
            case ARMIES -> ready & ARMIES;
            case SCOUTS -> ready & ~ARMIES;
        };
        return members == 0 ? List.of() : find(table, new Way(table, player, members), square, table.speed(player));
    }

    private static List<Route> find(CivTable table, Way way, int from, int points) {
        int[] before = new int[table.board().size()];
        int[] far = new int[before.length];
        Arrays.fill(before, UNSEEN);
        before[from] = from;
        int[] queue = new int[before.length];
        queue[0] = from;
        List<Route> routes = new ArrayList<>();
        for (int head = 0, tail = 1; head < tail; head++) {
            int square = queue[head];
            boolean stuck = square == from ? table.locked().has(from) : !way.mayPass(square);
            if (stuck || far[square] == points) {
                continue;
            }
            for (int next : table.board().beside(square)) {
                if (before[next] == UNSEEN && (way.mayPass(next) || way.mayEnd(next))) {
                    before[next] = square;
                    far[next] = far[square] + 1;
                    queue[tail++] = next;
                    if (way.mayEnd(next)) {
                        routes.add(new Route(back(before, from, next), way.meets(next)));
                    }
                }
            }
        }
        return routes;
    }

    private static List<Integer> back(int[] before, int from, int end) {
        List<Integer> steps = new ArrayList<>();
        for (int square = end; square != from; square = before[square]) {
            steps.add(square);
        }
        Collections.reverse(steps);
        return steps;
    }
}
