package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.Table;
import java.util.Optional;

/**
 * A computer opponent: sees what its seat may see and chooses.
 *
 * <p>An agent never gets the true table, only a {@link Situation}. What it does follows from the situations it was shown
 * and the seed it was made with, unless its budget is a deadline. An agent plays one seat of one game and is used by one
 * thread at a time.
 *
 * @param <T> the game's table
 */
public interface Agent<T extends Table<T>> {

    /** Chooses for a seat the game waits for: one of the situation's choices. */
    Choice decide(Situation<T> situation, Budget budget);

    /**
     * What to say when the seat is invited to speak but not waited for, such as an answer to an offer; usually nothing.
     * It is asked again after every choice of somebody else, so silence is not an answer for ever.
     */
    default Optional<Choice> speak(Situation<T> situation, Budget budget) {
        return Optional.empty();
    }
}
