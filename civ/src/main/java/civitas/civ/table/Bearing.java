package civitas.civ.table;

import java.util.stream.Stream;

/**
 * What an effect changes and what it goes by, as far as that can make a difference to other effects of the same player that are due at the
 * same moment. Two effects can be told apart by their order only if one of them changes what the other goes by; gains that merely add up
 * bear on nothing.
 *
 * <p>Rules: CV-03.20.
 *
 * @param changes aspects of the table, as a set
 * @param heeds aspects of the table, as a set
 */
public record Bearing(int changes, int heeds) {

    /** Neither changes anything that matters to others nor goes by anything. */
    public static final Bearing NONE = new Bearing(0, 0);

    /** What effects can have in common. */
    public enum Aspect {
        /** The resource tokens on the market, which run out. */
        MARKET,
        /** What stands on the map. */
        GROUND,
        /** What the player knows, and whatever he may build or hold because of it. */
        TECHS,
        /** What comes to light: cards that are drawn. Every choice may go by that. */
        SIGHT
    }

    /** The bearing of an effect as the table stands. */
    @FunctionalInterface
    public interface Of {
        Bearing on(CivTable table, int player);
    }

    public static Bearing changing(Aspect... aspects) {
        return new Bearing(set(aspects), 0);
    }

    public Bearing heeding(Aspect... aspects) {
        return new Bearing(changes, heeds | set(aspects));
    }

    public Bearing and(Bearing other) {
        return new Bearing(changes | other.changes, heeds | other.heeds);
    }

    /** Whether it can make a difference which of two effects comes first. */
    boolean matters(Bearing other) {
        return (changes & other.heeds | heeds & other.changes) != 0;
    }

    private static int set(Aspect... aspects) {
        return Stream.of(aspects).mapToInt(aspect -> 1 << aspect.ordinal()).reduce(0, (one, more) -> one | more);
    }
}
