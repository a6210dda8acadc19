package civitas.clash.score;

import civitas.clash.content.Wonder;
import civitas.clash.content.facts.Points;
import civitas.clash.content.facts.WonderSpec;
import civitas.clash.table.Award;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Voices;
import civitas.kernel.Hook;
import civitas.kernel.Seat;
import civitas.kernel.Standing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * Victory points and places (rules chapter 15). Everything is counted in half points.
 *
 * <p>Rules: CC-11.17, CC-12.23, CC-15.6, CC-15.8, CC-15.11, CC-15.15, CC-15.20, CC-15.19.
 */
public final class Scoring {

    /** The categories of points. */
    private enum Tally {
        CITIES("cities"),
        ADVANCES("advances"),
        OBJECTIVES("objectives"),
        WONDERS("wonders"),
        EVENTS("events");

        private static final Tally[] ALL = values();

        private final String id;

        Tally(String id) {
            this.id = id;
        }

        static Tally of(String id) {
            for (Tally tally : ALL) {
                if (tally.id.equals(id)) {
                    return tally;
                }
            }
            throw new IllegalArgumentException("no category " + id);
        }

        int halves(ClashTable table, int player) {
            Points points = table.constants().points;
            return switch (this) {
                case CITIES ->
                    pieces(table, player) * points.piece() + bonus(table, player, table.hooks().score.piecePoints);
                case ADVANCES ->
                    table.player(player).advanceCount() * points.advance()
                            + bonus(table, player, table.hooks().score.advancePoints);
                case OBJECTIVES ->
                    table.player(player).completed().size() * points.objective()
                            + bonus(table, player, table.hooks().score.trophyPoints);
                case WONDERS -> wonders(table, player);
                case EVENTS ->
                    table.player(player).eventHalfPoints() + bonus(table, player, table.hooks().score.otherPoints);
            };
        }
    }

    private Scoring() {}

    /** What abilities add to a category, leaders on the map included (CC-15.21). */
    private static int bonus(ClashTable table, int player, Hook<Voices.Bonus> hook) {
        if (hook.joined().isEmpty()) {
            return 0;
        }
        return hook.of(table.abilitiesAnywhere(player))
                .number(0, (halves, voice) -> halves + voice.value(table, player));
    }

    /** The half points of a player as the table stands. */
    public static int total(ClashTable table, int player) {
        int halves = 0;
        for (Tally tally : Tally.ALL) {
            halves += tally.halves(table, player);
        }
        for (Award award : table.book().awards()) {
            halves += award.halves().of(table, player);
        }
        return halves;
    }

    /** Settlements and buildings of the player's colour, wherever they stand (CC-15.4, CC-15.5, CC-15.14). */
    private static int pieces(ClashTable table, int player) {
        return table.cities().count(player) + table.cities().pieces(player);
    }

    /** All of a wonder's points for a builder who holds it, otherwise a share for either (CC-15.9, CC-15.10, CC-12.22). */
    private static int wonders(ClashTable table, int player) {
        Points points = table.constants().points;
        int halves = 0;
        for (Wonder wonder : table.content().wonders()) {
            boolean built = table.wonders().builder(wonder) == player;
            boolean held = table.wonders().holder(wonder) == player;
            if (!built && !held) {
                continue;
            }
            WonderSpec spec = table.content().spec(wonder);
            if (spec.undivided()) {
                halves += built ? 2 * spec.points() : 0;
            } else if (built) {
                halves += held ? 2 * spec.points() : points.builder();
            } else {
                halves += points.owner();
            }
        }
        return halves;
    }

    /** Points by category and places, best player first. */
    public static List<Standing> standings(ClashTable table) {
        List<Standing> unplaced = new ArrayList<>();
        double best = 0;
        for (int player = 0; player < table.seats(); player++) {
            unplaced.add(new Standing(Seat.of(player), byCategory(table, player), 0));
            best = Math.max(best, unplaced.getLast().points());
        }
        Comparator<Standing> order = order(table, best);
        unplaced.sort(order);
        List<Standing> placed = new ArrayList<>();
        for (Standing standing : unplaced) {
            boolean shares = !placed.isEmpty() && order.compare(unplaced.get(placed.size() - 1), standing) == 0;
            int place = shares ? placed.getLast().place() : placed.size() + 1;
            placed.add(new Standing(standing.seat(), standing.categories(), place));
        }
        return List.copyOf(placed);
    }

    private static SequencedMap<String, Double> byCategory(ClashTable table, int player) {
        SequencedMap<String, Double> points = new LinkedHashMap<>();
        for (Tally tally : Tally.ALL) {
            points.put(tally.id, tally.halves(table, player) / 2.0);
        }
        for (Award award : table.book().awards()) {
            points.merge(award.category(), award.halves().of(table, player) / 2.0, Double::sum);
        }
        return points;
    }

    /** More points, then among the leaders a wonder that wins ties, then category by category (CC-15.16 to 15.18). */
    private static Comparator<Standing> order(ClashTable table, double best) {
        Comparator<Standing> order = Comparator.comparingDouble(Standing::points);
        order = order.thenComparing(
                s -> s.points() == best && winsTies(table, s.seat().index()));
        for (String category : table.constants().points.tieBreak()) {
            String id = Tally.of(category).id;
            order = order.thenComparing(s -> s.categories().getOrDefault(id, 0.0));
        }
        for (Award award : table.book().awards()) {
            order = order.thenComparing(s -> s.categories().getOrDefault(award.category(), 0.0));
        }
        return order.reversed();
    }

    private static boolean winsTies(ClashTable table, int player) {
        for (Wonder wonder : table.content().wonders()) {
            if (table.content().spec(wonder).winsTies() && table.wonders().builder(wonder) == player) {
                return true;
            }
        }
        return false;
    }
}
