package civitas.civ.table;

import civitas.civ.content.PaidAbility;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Reasons;

/** The turn, its phases and what can be done in them, paid for or not (chapters 3, 4 and 10): where the rules ask the abilities of a player. */
public final class TurnHooks {

    /** What a player has earned for the start of his next turn: it comes before everything else in his step (CV-04.03). */
    public final Hook<Hooks.Effect> owed = new Hook<>();

    /** Start-of-turn abilities without a cost or a choice, applied when the owner's step begins (CV-04.06). */
    public final Hook<Hooks.Effect> startOfTurn = new Hook<>();

    /**
     * Start-of-turn abilities without a cost or a choice that their owner may use at the moment of his step that suits him best: those he has
     * not used are applied when it ends (CV-04.06).
     */
    public final Hook<Hooks.Effect> endOfStart = new Hook<>();

    /** Before anybody acts in a phase, from the first player on (CV-03.31). */
    public final Hook<Hooks.Effect> beforePhase = new Hook<>();

    /** Abilities that cost nothing and are offered in their owner's step of some phase (CV-04.05). */
    public final Hook<Deed> deed = new Hook<>();

    /** Why something that somebody points at offers nothing now, where there is more to say than that. */
    public final Hook<Why> why = new Hook<>();

    /** The first paid ability of a tech. */
    public final Hook<PaidDeed> paid = new Hook<>();

    /** The second paid ability of a tech that has two (CV-10.06). */
    public final Hook<PaidDeed> paidSecond = new Hook<>();

    /** Policies a player must have besides one for each city (CV-16.38). */
    public final Hook<Hooks.Bonus> policyLimit = new Hook<>();

    /** Offers choices in the owner's step and carries them out. */
    public interface Deed {
        /** Writes the choices; they must be recognisable in {@link #begin}. */
        void list(CivTable table, int player, Choices out);

        /** Whether it keeps its own count of uses, also in Start of Turn: a card with two abilities (CV-16.45). */
        default boolean countsItself() {
            return false;
        }

        /** Carries a choice out that {@link #list} wrote; the step's own question is already below on the agenda. */
        void begin(CivTable table, int player, Choice choice);
    }

    /** Says why an ability offers nothing now. */
    @FunctionalInterface
    public interface Why {
        void explain(CivTable table, int player, Reasons out);
    }

    /** What a player can pay for (CV-10.01). */
    public interface PaidDeed {
        /** Whether it could do anything now; the price is checked elsewhere (CV-03.28). */
        boolean possible(CivTable table, int player, PaidAbility ability);

        /** Says why it could do nothing now; asked only where it is not {@link #possible}. */
        default void explain(CivTable table, int player, PaidAbility ability, Reasons out) {
            out.because("why.no-target", ability.tech());
        }

        /** Asks for what has to be declared, then pays and declares (CV-03.12). */
        void begin(CivTable table, int player, PaidAbility ability);
    }
}
