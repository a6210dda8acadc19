package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.state.Work;
import civitas.clash.table.ClashTable;
import civitas.clash.table.CollectHooks;
import civitas.kernel.Reasons;

/**
 * What a city may collect, and from where (CC-4.48 to CC-4.61).
 *
 * <p>Rules: CC-4.49, CC-4.50, CC-4.51, CC-4.56, CC-7.95.
 */
public final class Collecting {

    private static final int GLEANING = 2;

    private Collecting() {}

    /** Whether the city can be activated and at least one space gives something. */
    public static boolean isPossible(ClashTable table, int player, int city) {
        return Activation.isPossible(table, city) && yieldsAnything(table, player, city);
    }

    /** Says why a city cannot collect. */
    static void explain(ClashTable table, int player, int city, Reasons out) {
        Activation.explain(table, city, out);
        if (!yieldsAnything(table, player, city)) {
            out.because("why.nothing-to-collect", table.space(city));
        }
    }

    private static boolean yieldsAnything(ClashTable table, int player, int city) {
        if (yields(table, player, city, city) != 0) {
            return true;
        }
        for (int space : table.board().neighbours(city)) {
            if (yields(table, player, city, space) != 0) {
                return true;
            }
        }
        return reach(table, player) > 0 && new Collect(player, city).hasFarSpace(table)
                || gleansAnything(table, player, city);
    }

    private static boolean gleansAnything(ClashTable table, int player, int city) {
        if (!table.hooks().collect.gleaning.isHeard(table.abilities(player, city))) {
            return false;
        }
        SpaceSet around = table.lands().within(city, GLEANING);
        for (int space = around.next(0); space >= 0; space = around.next(space + 1)) {
            if (isOpened(table, player, city, space) && yields(table, player, city, space) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether an ability lets the city collect from a space, whoever has a city there (CC-16.29). */
    static boolean isOpened(ClashTable table, int player, int city, int space) {
        if (table.hooks().collect.gleaning.joined().isEmpty()) {
            return false;
        }
        for (CollectHooks.Gleaning voice : table.hooks().collect.gleaning.of(table.abilities(player, city))) {
            if (voice.opens(table, player, city, space)) {
                return true;
            }
        }
        return false;
    }

    /** Begins a Collect with a city, whoever pays for it. */
    public static void begin(ClashTable table, int player, int city) {
        table.turn().countCollect();
        table.say("log.collects", table.name(player), table.space(city));
        Activation.begin(table, city, Work.COLLECT);
        table.push(new Collect(player, city));
    }

    /** How many resources this Collect may bring (CC-4.48), with the card that boosts it. */
    static int allowance(ClashTable table, int city) {
        return Moods.capacity(table, city) + table.turn().extraSpaces();
    }

    /** How many spaces at distance 2 may be used. */
    static int reach(ClashTable table, int player) {
        int spaces = 0;
        for (CollectHooks.Reach voice : table.hooks().collect.reach.of(table.abilities(player))) {
            spaces += voice.spaces(table, player);
        }
        return spaces;
    }

    /** A distant space was collected from: once-per-turn abilities are used up only then (CC-4.59). */
    static void useReach(ClashTable table, int player) {
        for (CollectHooks.Reach voice : table.hooks().collect.reach.of(table.abilities(player))) {
            voice.used(table, player);
        }
    }

    /** The goods a space may give to the city, as a mask; 0 if it is blocked (CC-4.52, CC-4.53). */
    static int yields(ClashTable table, int player, int city, int space) {
        if (obstacle(table, player, city, space) != Obstacle.NONE) {
            return 0;
        }
        int goods = 0;
        for (CollectHooks.Yield voice : table.hooks().collect.yield.of(table.abilities(player, city))) {
            goods |= voice.goods(table, player, city, space);
        }
        return table.cities().hasBuildings(city) ? goods | ofBuildings(table, player, city, space) : goods;
    }

    private static int ofBuildings(ClashTable table, int player, int city, int space) {
        int goods = 0;
        for (CollectHooks.Yield building :
                table.hooks().collect.yieldOfBuilding.of(table.cities().buildings(city))) {
            goods |= building.goods(table, player, city, space);
        }
        return goods;
    }

    /** What keeps a city from collecting on a space. */
    enum Obstacle {
        NONE,
        UNEXPLORED,
        EXHAUSTED,
        OTHER_CITY,
        ENEMY,
        /** A wild side nearby (CC-4.57). */
        BLOCKADE
    }

    private static Obstacle obstacle(ClashTable table, int player, int city, int space) {
        if (!table.lands().isExplored(space)) {
            return Obstacle.UNEXPLORED;
        }
        if (table.lands().isExhausted(space)) {
            return Obstacle.EXHAUSTED;
        }
        if (space != city && isOpened(table, player, city, space)) {
            return Obstacle.NONE;
        }
        if (space != city && table.cities().isCity(space)) {
            return Obstacle.OTHER_CITY;
        }
        if (table.units().hasEnemy(player, space)) {
            return Obstacle.ENEMY;
        }
        return table.hooks().collect.isBlockaded(table, player, space) ? Obstacle.BLOCKADE : Obstacle.NONE;
    }

    /** Says why a space gives nothing to the city. */
    static void explainSpace(ClashTable table, int player, int city, int space, Reasons out) {
        Space where = table.space(space);
        switch (obstacle(table, player, city, space)) {
            case UNEXPLORED -> out.because("why.unexplored", where);
            case EXHAUSTED -> out.because("why.exhausted", where);
            case OTHER_CITY -> out.because("why.other-city", where);
            case ENEMY -> out.because("why.enemy", where);
            case BLOCKADE -> out.because("why.blockade", where);
            case NONE -> {
                if (yields(table, player, city, space) == 0) {
                    out.because("why.yields-nothing", where);
                }
            }
        }
    }
}
