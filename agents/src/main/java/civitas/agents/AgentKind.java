package civitas.agents;

import civitas.kernel.Evaluation;
import civitas.kernel.Table;

/** A way of playing, by name: one of the {@link Level}s that people meet, or one that only simulations know. */
public interface AgentKind {

    String code();

    /** A new agent that plays one seat of one game. */
    <T extends Table<T>> Agent<T> agent(Evaluation<T> evaluation, long seed);
}
