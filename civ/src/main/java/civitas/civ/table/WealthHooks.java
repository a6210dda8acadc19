package civitas.civ.table;

import civitas.civ.content.Resource;
import civitas.kernel.Hook;
import civitas.kernel.Thing;

/** Trade, coins and resources (chapters 5, 10 and 12): where the rules ask the abilities of a player. */
public final class WealthHooks {

    /** Trade in the Trade phase, besides icons (CV-05.01). */
    public final Hook<Hooks.Bonus> trade = new Hook<>();

    /** Coins that do not lie on squares or techs (CV-12.01). */
    public final Hook<Hooks.Bonus> coins = new Hook<>();

    /** Coin tokens that a tech holds beyond the printed number (CV-10.12). */
    public final Hook<Hooks.Bonus> techCoins = new Hook<>();

    /** Whether a token of one resource may be spent as another one. */
    public final Hook<StandIn> standIn = new Hook<>();

    /** After a price was paid with tokens that stood in for others: once for each resource that was not paid itself. */
    public final Hook<AfterStandIn> afterStandIn = new Hook<>();

    /** Whether some resources of any kind may be paid instead of one that a price names. */
    public final Hook<Swap> swap = new Hook<>();

    /** After a resource was spent, a token of the market or another one. */
    public final Hook<Hooks.Effect> afterSpending = new Hook<>();

    /** After a coin was invested, once for each marker (CV-12.26). */
    public final Hook<Hooks.Effect> afterInvesting = new Hook<>();

    /** Hears that another token was spent as a resource. */
    @FunctionalInterface
    public interface AfterStandIn {
        void run(CivTable table, int player, Resource wanted);
    }

    /** Lets a token of one resource be spent as another one. */
    @FunctionalInterface
    public interface StandIn {
        boolean serves(CivTable table, int player, Resource paid, Resource wanted);
    }

    /** Lets some resources of any kind be paid instead of one that a price names. */
    public interface Swap {
        /** What allows it. */
        Thing by();

        /** How many resources are paid instead of one. */
        int any();

        /** Whether it has not been used up and is about a resource. */
        boolean isReady(CivTable table, int player, Resource wanted);

        /** Uses it up. */
        void use(CivTable table, int player);
    }
}
