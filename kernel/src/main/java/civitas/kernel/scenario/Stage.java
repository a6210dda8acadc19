package civitas.kernel.scenario;

import civitas.kernel.Table;
import java.util.List;
import java.util.Optional;

/**
 * The part of scenarios that only the game itself understands: positions, dice and facts.
 *
 * @param <T> the game's table
 */
public interface Stage<T extends Table<T>> {

    /**
     * Changes a freshly dealt table into a position. What the position does not name stays as dealt. The runner settles
     * the table afterwards; dice rolled from then on come from the script.
     *
     * <p>What cannot be understood is a {@link ScenarioException} at the line of its node; {@link Node} throws most of
     * them by itself.
     */
    void arrange(T table, Node position);

    /**
     * The result of {@link civitas.kernel.Chance#roll} that a scripted die stands for, such as {@code 5 infantry}.
     *
     * @throws IllegalArgumentException if there is no such face
     */
    int roll(T table, String die);

    /**
     * What can be counted or read on the table, by a name such as {@code red.food} or {@code city D4.mood}: a number, a
     * boolean, a text (or anything whose {@code toString} is one), a list or set of these, or a map from texts to these.
     * Empty if there is no such fact.
     */
    Optional<Object> measure(T table, String fact);

    /**
     * The names of the facts that can be measured, with {@code *} for a place: whoever misspells one is told the nearest.
     */
    List<String> facts(T table);

    /** The words of the game's codes; empty if any word has to be believed. */
    Optional<Vocabulary> vocabulary(T table);
}
