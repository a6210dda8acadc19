package civitas.kernel;

import civitas.kernel.text.Phrase;
import java.util.Map;

/**
 * A step that asks. It lists exactly what the rules allow and carries out what was chosen: one place knows both.
 *
 * <p>Seats are numbers here because rules run millions of times a minute; sets of seats are bit masks.
 */
public non-sealed interface Question<T extends Table<T>> extends Step<T> {

    /** Nothing can be said of the odds. */
    int UNKNOWN = -1;

    /** The seats the game waits for, as a bit mask. */
    int asked(T table);

    /** Seats that may speak now but are not waited for (answers to trade offers, for example). */
    default int invited(T table) {
        return 0;
    }

    /** What the seat is asked, as the seat itself reads it. */
    Phrase prompt(T table, int seat);

    /** Writes the legal choices of a seat that is asked or invited; at least one for a seat that is asked. */
    void list(T table, int seat, Choices out);

    /**
     * Carries a choice out. The question has been taken off the agenda; one that is not finished pushes itself, or its
     * successor, again.
     */
    void choose(T table, int seat, Choice choice);

    /**
     * Says why a seat that is asked or invited cannot do something with a thing, by the same predicates that
     * {@link #list} uses. A question that has nothing to say leaves it to the kernel, which repeats what is asked.
     */
    default void explain(T table, int seat, Thing thing, Reasons out) {}

    /**
     * What a choice would lose for good, in a sentence for the person who is about to make it: a city that is destroyed, a
     * wonder that leaves the game, an action spent on nothing. Whatever says something here is shown as dangerous and asked
     * twice by every client. Prices are no losses; they are written on the choice. Rests on what the seat may know only.
     */
    default Phrase loss(T table, int seat, Choice choice) {
        return Phrase.NONE;
    }

    /**
     * What a choice costs that the seat does not hold as goods: the production of a city, say. What it spends of its goods need
     * not be declared, that is found by trying. Rests on what the seat may know only.
     */
    default Map<String, Integer> expense(T table, int seat, Choice choice) {
        return Map.of();
    }

    /** How likely a choice succeeds, in percent, where chance decides and can be counted; negative elsewhere. */
    default int odds(T table, int seat, Choice choice) {
        return UNKNOWN;
    }

    /** The place that a choice would attack; nothing if it leads into no fight. Rests on what the seat may know only. */
    default Thing fight(T table, int seat, Choice choice) {
        return Thing.NONE;
    }

    /**
     * Whether a question with a single choice answers itself. Not so where answering would tell the others something
     * about hidden cards (a pass must look like a decision), and not for the end of a turn. Rests on public facts only:
     * that the question was not asked is itself something everybody sees.
     */
    default boolean answersItself(T table) {
        return true;
    }

    /**
     * What the others learn when a choice is made. A question that has to be asked although the seat may have nothing to say
     * declares by which choices it says nothing: then nobody has to press a button for that, and whoever answers for somebody
     * knows which answers must leave the table at the same moment. Rests on the choice alone.
     */
    default Weight weight(Choice choice) {
        return Weight.OPEN;
    }

    /** Why a seat is asked; where it is not its own affair a person may decide beforehand to pass. Rests on public facts only. */
    default Occasion occasion(T table, int seat) {
        return Occasion.OWN;
    }

    /** Whether the table is at rest here: no action is half done. Undo, trades and searches look for such points. */
    default boolean atRest() {
        return false;
    }
}
