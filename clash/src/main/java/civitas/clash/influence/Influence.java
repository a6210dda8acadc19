package civitas.clash.influence;

import civitas.clash.board.SpaceSet;
import civitas.clash.table.ClashTable;
import civitas.kernel.Reasons;

/**
 * Cultural influence (rules 4.7), whoever grants it: the main action, an advance or a card. The order is that of Appendix
 * A 9: source and target, boost of range, roll, boost of the roll, what is replaced, reactions.
 *
 * <p>Rules: CC-4.3.
 */
public final class Influence {

    /** What an attempt is aimed at. */
    public enum Kind {
        /** A building (CC-4.117). */
        NORMAL,
        /** A barbarian city of size 1, by the card Cultural Takeover. */
        TAKEOVER
    }

    private Influence() {}

    /** Whether some city can be the source of an attempt; a player succeeds once per turn at most (CC-4.130). */
    public static boolean isPossible(ClashTable table, int player, Kind kind) {
        if (table.turn().hasInfluenced()) {
            return false;
        }
        Targets targets = Targets.of(table, player, kind);
        if (targets.isEmpty()) {
            return false;
        }
        SpaceSet cities = Targets.sources(table, player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (targets.isReachedFrom(city)) {
                return true;
            }
        }
        return false;
    }

    /** Says why a city, one's own or another's, cannot be the target of an attempt. */
    static void explain(ClashTable table, int player, Kind kind, int city, SpaceSet sources, Reasons out) {
        if (table.turn().hasInfluenced()) {
            out.because("why.influenced");
        }
        if (kind == Kind.NORMAL) {
            Targets.of(table, player, kind).explain(city, sources, out);
        }
    }

    /** Whether a city can be the source of an attempt now. */
    public static boolean isPossibleFrom(ClashTable table, int player, int city) {
        return !table.turn().hasInfluenced()
                && Targets.of(table, player, Kind.NORMAL).isReachedFrom(city);
    }

    /** Begins an attempt that goes out from a city. */
    public static void beginFrom(ClashTable table, int player, int city) {
        table.push(new ChooseTarget(player, Kind.NORMAL, city));
    }

    /** Begins an attempt that {@linkplain #isPossible is possible}; what grants it has been paid for. */
    public static void begin(ClashTable table, int player, Kind kind) {
        table.push(new ChooseSource(player, kind));
    }
}
