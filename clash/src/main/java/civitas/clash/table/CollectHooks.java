package civitas.clash.table;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.kernel.Hook;
import civitas.kernel.Thing;
import java.util.List;

/** Collecting, and trade routes (CC-4.55, CC-6.80): where the rules ask the abilities of a player. */
public final class CollectHooks {

    /** What the owner may do in the midst of a Collect or a Recruit action to get more out of it. */
    public final Hook<Boost> boost = new Hook<>();

    /** Spaces that a city may collect from although they hold a city or units of somebody else, or lie too far away. */
    public final Hook<Gleaning> gleaning = new Hook<>();

    /** What a space may give in a Collect (CC-1.32). */
    public final Hook<Yield> yield = new Hook<>();

    /** How many spaces at distance 2 a Collect may use (CC-4.58). */
    public final Hook<Reach> reach = new Hook<>();

    /** After everything collected was gained. */
    public final Hook<AfterCollect> afterCollect = new Hook<>();

    /** What a building makes of a space in a Collect of its city (CC-4.56). */
    public final Hook<Yield> yieldOfBuilding = new Hook<>();

    /** What changes trade routes, so that each of them has to be named (CC-16.72). */
    public final Hook<Caravan> caravan = new Hook<>();

    /** On which terms the main action of collecting may be taken (CC-4.63). */
    public final Hook<CollectTerms> collectTerms = new Hook<>();

    /** Wild sides that keep a player from using a sea space: for a Collect and for trade routes (CC-4.57, CC-6.93). */
    public final Hook<Blockade> blockade = new Hook<>();

    // --- voices -----------------------------------------------------------------------------------------------------

    /** The goods a space may give to a city, as a mask. */
    @FunctionalInterface
    public interface Yield {
        int goods(ClashTable table, int player, int city, int space);
    }

    /** How many spaces at distance 2 the ability gives; {@code used} marks that one was really collected from. */
    public interface Reach {
        int spaces(ClashTable table, int player);

        void used(ClashTable table, int player);
    }

    /** {@code spaces} are those that were collected from. */
    @FunctionalInterface
    public interface AfterCollect {
        void collected(ClashTable table, int player, int city, Goods collected, SpaceSet spaces);
    }

    /** The terms of the next Collect of a turn. */
    public interface CollectTerms {

        /** Whether it uses no main action. */
        boolean isFree(ClashTable table, int player);

        /** What it costs besides. */
        Goods price(ClashTable table, int player);
    }

    /** A choice in the midst of what an activated city does. */
    public interface Boost {
        boolean isPossible(ClashTable table, int player, int city);

        void perform(ClashTable table, int player, int city);
    }

    /** Opens spaces to a Collect, and may let something else be taken there than a resource. */
    public interface Gleaning {

        /** Whether the city may collect from the space, whoever has a city there. */
        boolean opens(ClashTable table, int player, int city, int space);

        /** What else may be taken from the space, besides what the terrain gives. */
        default List<Thing> others(ClashTable table, int player, int city, int space) {
            return List.of();
        }

        /** Takes one of them. */
        default void take(ClashTable table, int player, int city, int space, Thing other) {}
    }

    /** Whether a wild side keeps a player from using a sea space. */
    @FunctionalInterface
    public interface Blockade {
        boolean holds(ClashTable table, int player, int space);
    }

    /** How an ability changes the trade routes of its owner. */
    public interface Caravan {

        /** Whether barbarian cities are partners. */
        default boolean tradesWithBarbarians() {
            return false;
        }

        /** Whether units of a type that do not trade otherwise do so in a space. */
        default boolean isTrader(ClashTable table, int player, UnitType type, int space) {
            return false;
        }

        /** Whether a city trades by itself with another one. */
        default boolean isTradingCity(ClashTable table, int player, int city, int partner) {
            return false;
        }

        /** How far ships and trading cities reach a city. */
        default int range(ClashTable table, int player, int city, int range) {
            return range;
        }

        /** Whether one route from a space does not count towards the limit. */
        default boolean isUncounted(ClashTable table, int player, int from) {
            return false;
        }

        /** What else a route to a city may bring. */
        default List<Goods> incomes(ClashTable table, int player, int city) {
            return List.of();
        }

        /** What was taken from a route. */
        default void taken(ClashTable table, int player, int city, Goods income) {}

        /** A route was formed. */
        default void formed(ClashTable table, int player, int from, int city) {}
    }

    /** Whether a wild side keeps a player from using a sea space (CC-4.57). */
    public boolean isBlockaded(ClashTable table, int player, int space) {
        if (blockade.joined().isEmpty()) {
            return false;
        }
        for (Blockade voice : blockade.of(blockade.joined())) {
            if (voice.holds(table, player, space)) {
                return true;
            }
        }
        return false;
    }
}
