package civitas.clash.table;

import civitas.clash.content.Good;
import civitas.clash.state.Purpose;
import civitas.kernel.Hook;
import java.util.function.BooleanSupplier;

/** The turn and what a player holds, pays with and plays (chapters 1, 3 and 10): where the rules ask the abilities of a player. */
public final class TurnHooks {

    /** The most a player can hold of a good (CC-1.35, CC-1.41). */
    public final Hook<Cap> cap = new Hook<>();

    /** Goods that may stand in for another one in a payment (CC-4.110, CC-12.30). */
    public final Hook<Substitute> substitute = new Hook<>();

    /** Things that the owner may spend as mood or culture tokens (CC-16.28). */
    public final Hook<SpareTokens> spareTokens = new Hook<>();

    /** Just before the effects of the start of the turn: what may add to them (CC-12.31). */
    public final Hook<Voices.Effect> beforeTurnStart = new Hook<>();

    /** Start of the turn (CC-3.7). */
    public final Hook<Voices.Effect> turnStart = new Hook<>();

    /** Actions and free actions that an ability offers (CC-4.145, CC-3.9). */
    public final Hook<Deed> deed = new Hook<>();

    /** Those deeds that are a Collect: a card that boosts a Collect may be played just before them (CC-4.62). */
    public final Hook<Deed> freeCollect = new Hook<>();

    /** What the owner gets when he accepts what an ability offers him for a price. */
    public final Hook<Accepted> accepted = new Hook<>();

    /** Whether the owner may cancel a card that somebody else plays for its civil effect (CC-10.17). */
    public final Hook<Canceller> canceller = new Hook<>();

    /** Whether the owner may draw from the top of a discard pile, and his used cards go under it (CC-12.29). */
    public final Hook<Voices.Effect> gravedigger = new Hook<>();

    /** Whether the owner names the first player whatever the tokens say (CC-12.28). */
    public final Hook<Voices.Effect> namesFirstPlayer = new Hook<>();

    // --- voices -----------------------------------------------------------------------------------------------------

    @FunctionalInterface
    public interface Cap {
        int limit(ClashTable table, int player, Good good, int limit);
    }

    /** Returns the goods that may be spent instead of {@code good}, as a mask. */
    @FunctionalInterface
    public interface Substitute {
        int accepts(ClashTable table, int player, Purpose purpose, Good good);
    }

    /** What may be spent as a mood or culture token, one for one. */
    public interface SpareTokens {
        int number(ClashTable table, int player);

        /** One of them is spent. */
        void spend(ClashTable table, int player);

        /** Whether something would hold if one of them were spent. */
        boolean holdsWithout(ClashTable table, int player, BooleanSupplier condition);
    }

    /** {@code about} is what the ability was offered about: a space, a role, a number. */
    @FunctionalInterface
    public interface Accepted {
        void run(ClashTable table, int player, int about);
    }

    /** A choice in the owner's turn, between actions. */
    public interface Deed {

        /** Whether it uses one of the main actions. */
        boolean isAction();

        /** Whether it can be done now; that an action is left has been checked. */
        boolean isPossible(ClashTable table, int player);

        /** Does it. The action, if it is one, has been counted. */
        void perform(ClashTable table, int player);
    }

    @FunctionalInterface
    public interface Canceller {
        boolean mayCancel(ClashTable table, int owner, int player);
    }
}
