package civitas.server.room;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Situation;
import civitas.kernel.Choice;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One thought of the computers at a table: those invited may speak, then one of those asked decides.
 *
 * <p>Thinking happens on a copy of the table and without its lock, so people are never kept waiting; the choice is made
 * only if the table has not moved on in the meantime.
 *
 * @param ply when the copy was taken
 * @param invited the agents that may speak
 * @param asked the agents the game waits for
 */
record Thinking<T extends Table<T>>(Game<T> game, T table, int ply, List<Mind<T>> invited, List<Mind<T>> asked) {

    private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);

    /**
     * An agent and its seat.
     *
     * @param limit how long it may think
     */
    record Mind<T extends Table<T>>(Seat seat, Agent<T> agent, Duration limit) {

        Budget budget() {
            return Budget.time(limit);
        }
    }

    /** What a seat has come to. */
    record Conclusion(Seat seat, String code) {}

    Optional<Conclusion> conclude() {
        for (Mind<T> mind : invited) {
            Optional<Choice> word = speak(new Situation<>(game, table, mind.seat), mind);
            if (word.isPresent()) {
                return Optional.of(new Conclusion(mind.seat, word.get().code()));
            }
        }
        for (Mind<T> mind : asked) {
            return Optional.of(new Conclusion(
                    mind.seat,
                    decide(new Situation<>(game, table, mind.seat), mind).code()));
        }
        return Optional.empty();
    }

    private Optional<Choice> speak(Situation<T> situation, Mind<T> mind) {
        try {
            return mind.agent.speak(situation, mind.budget());
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("an invited agent failed; it says nothing", e);
            return Optional.empty();
        }
    }

    /** A broken agent must not stop a table: then the first legal choice is as good as any. */
    private Choice decide(Situation<T> situation, Mind<T> mind) {
        try {
            return mind.agent.decide(situation, mind.budget());
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("an agent failed; it takes its first choice", e);
            return situation.choices().getFirst();
        }
    }
}
