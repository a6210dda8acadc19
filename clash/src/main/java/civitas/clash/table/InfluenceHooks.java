package civitas.clash.table;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Goods;
import civitas.kernel.Ability;
import civitas.kernel.Hook;

/** Cultural influence (CC-4.118): where the rules ask the abilities of a player. */
public final class InfluenceHooks {

    /** Spaces from which the owner may influence others besides his cities, without any restriction (CC-16.55). */
    public final Hook<Spaces> influenceSource = new Hook<>();

    /** How far the influence of a space reaches (CC-4.119). */
    public final Hook<Range> influenceRange = new Hook<>();

    /** What may be influenced besides buildings. */
    public final Hook<InfluenceTarget> influenceTarget = new Hook<>();

    /** Whether a roll that falls short may be made again. */
    public final Hook<Reroll> influenceReroll = new Hook<>();

    /** Protection of a city of the owner (CC-4.136, CC-4.140). */
    public final Hook<Shield> shield = new Hook<>();

    /** An attempt as a free action for a price (CC-4.142): a card may lead up to such an attempt too. */
    public final Hook<FreeAttempt> freeInfluence = new Hook<>();

    /** Added to the roll (CC-4.141). */
    public final Hook<Voices.Bonus> influenceRoll = new Hook<>();

    /** After a success. */
    public final Hook<AfterInfluence> afterInfluence = new Hook<>();

    // --- voices -----------------------------------------------------------------------------------------------------

    /** How far a city is protected from the influence of others. */
    public enum Protection {
        NONE,
        NO_BOOST,
        IMMUNE
    }

    /**
     * An attempt that uses no main action.
     *
     * @param of the ability that gives it, once per turn, whichever way it is paid
     */
    public record FreeAttempt(Ability of, Goods price) {}

    @FunctionalInterface
    public interface Shield {
        Protection of(ClashTable table, int owner, int city);
    }

    @FunctionalInterface
    public interface Spaces {
        SpaceSet of(ClashTable table, int player);
    }

    @FunctionalInterface
    public interface Range {
        int of(ClashTable table, int player, int source, int range);
    }

    /** Something other than a building that an influence may be aimed at. */
    public interface InfluenceTarget {
        SpaceSet spaces(ClashTable table, int player);

        /** What a success brings. */
        void succeed(ClashTable table, int player, int source, int target);
    }

    /** Whether the die may be rolled again; {@code used} marks it. */
    public interface Reroll {
        boolean isPossible(ClashTable table, int player, int source, int target);

        void used(ClashTable table, int player);
    }

    @FunctionalInterface
    public interface AfterInfluence {
        void succeeded(ClashTable table, int player, int source, int target);
    }
}
