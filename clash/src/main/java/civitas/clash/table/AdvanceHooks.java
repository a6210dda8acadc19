package civitas.clash.table;

import civitas.clash.content.Advance;
import civitas.clash.content.Goods;
import civitas.kernel.Hook;

/** Gaining advances (CC-4.24): where the rules ask the abilities of a player. */
public final class AdvanceHooks {

    /** Advances that cost nothing, or less (CC-4.25). */
    public final Hook<Waiver> waiver = new Hook<>();

    /** Whether the owner pays no extra price of an advance (CC-4.29). */
    public final Hook<Voices.Effect> extraWaived = new Hook<>();

    /** When the advance was marked by a change of government: nothing is gained with it (CC-4.19). */
    public final Hook<Voices.Effect> whenMarked = new Hook<>();

    /** The "immediately" effect of the advance that was gained. */
    public final Hook<Voices.Effect> whenGained = new Hook<>();

    /** Reactions to any advance gained. */
    public final Hook<AfterGain> afterGain = new Hook<>();

    /** Reactions to an advance that somebody else has gained (CC-12.37). */
    public final Hook<OtherGain> otherGain = new Hook<>();

    // --- voices -----------------------------------------------------------------------------------------------------

    /** Whether the ability lets its owner gain an advance without paying, or for less; {@code used} marks it. */
    public interface Waiver {
        boolean covers(ClashTable table, int player, Advance advance);

        /** What is paid instead of the normal price. */
        default Goods price(ClashTable table, int player, Advance advance, Goods normal) {
            return Goods.NOTHING;
        }

        /** Whether it can cover only one advance of a turn; it says so itself in {@code used} then. */
        default boolean isOncePerTurn() {
            return false;
        }

        default void used(ClashTable table, int player) {}
    }

    @FunctionalInterface
    public interface AfterGain {
        void gained(ClashTable table, int player, Advance advance, Goods paid);
    }

    /** {@code other} is the player who has gained it. */
    @FunctionalInterface
    public interface OtherGain {
        void gained(ClashTable table, int owner, int other, Advance advance);
    }
}
