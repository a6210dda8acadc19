package civitas.clash.table;

import civitas.clash.state.Act;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Set;

/** One kind of thing a player may do between actions: it lists its choices and begins the one chosen. */
public interface TurnOffer {

    /** The verbs of its choices; no two offers share one. */
    Set<Act> verbs();

    void list(ClashTable table, int player, Choices out);

    /**
     * Says why a thing is not among the choices, by the predicates that list them; nothing if it is, or if this offer is not
     * about such things.
     */
    default void explain(ClashTable table, int player, Thing thing, Reasons out) {}

    /** What a choice would lose for good; see {@link civitas.kernel.Question#loss}. */
    default Phrase loss(ClashTable table, int player, Choice choice) {
        return Phrase.NONE;
    }

    /** Begins what was chosen, counting the main action if it is one ({@link Actions#spend}). */
    void begin(ClashTable table, int player, Choice choice);
}
