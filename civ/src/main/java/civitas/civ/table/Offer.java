package civitas.civ.table;

import civitas.civ.state.Act;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;
import java.util.Map;

/** Something a player may do in his step of a phase. */
public interface Offer {

    /** The verbs its choices begin with; no two offers of a phase share one. */
    List<Act> verbs();

    /** Writes what the player may do now; nothing if nothing. */
    void list(CivTable table, int player, Choices out);

    /**
     * Says why a thing is not among the choices, by the predicates that list them; nothing if it is, or if this offer is not
     * about such things.
     */
    default void explain(CivTable table, int player, Thing thing, Reasons out) {}

    /** What a choice would lose for good; see {@link civitas.kernel.Question#loss}. */
    default Phrase loss(CivTable table, int player, Choice choice) {
        return Phrase.NONE;
    }

    /** What a choice costs beside goods; see {@link civitas.kernel.Question#expense}. */
    default Map<String, Integer> expense(CivTable table, int player, Choice choice) {
        return Map.of();
    }

    /** Whether the player has to do something of what {@link #list} writes before he ends his step. */
    default boolean isDue(CivTable table, int player) {
        return false;
    }

    /** Begins what {@link #list} wrote. The question of the step is already below on the agenda. */
    void begin(CivTable table, int player, Choice choice);
}
