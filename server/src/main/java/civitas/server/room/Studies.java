package civitas.server.room;

import civitas.agents.Budget;
import civitas.agents.study.Analysis;
import civitas.agents.study.Study;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.server.store.PersonId;
import civitas.server.store.TableId;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Analyses of finished games: begun when somebody asks for one, and the latest are kept. */
final class Studies {

    private static final int KEPT = 200;

    /** For each of the few decisions that are looked at thoroughly. */
    private static final Budget BUDGET = Budget.time(Duration.ofMillis(600));

    private final Thinkers advisors;
    private final Map<TableId, Begun> studies = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<TableId, Begun> eldest) {
            return size() > KEPT;
        }
    };

    private record Begun(GameRecord record, Thought<Study> thought) {}

    Studies(Thinkers advisors) {
        this.advisors = advisors;
    }

    /**
     * What is known by now about a game.
     *
     * @param toll to be paid by whoever has it looked at
     */
    synchronized <T extends Table<T>> Thought<Study> of(TableId table, Past<T> past, PersonId who, Runnable toll) {
        Optional<Begun> known = Optional.ofNullable(studies.get(table))
                .filter(begun -> begun.record.equals(past.record()) && !begun.thought.isBroken());
        if (known.isPresent()) {
            return known.get().thought;
        }
        Analysis<T> analysis = past.analysis(BUDGET);
        toll.run();
        Thought<Study> thought = new Thought<>();
        studies.put(table, new Begun(past.record(), thought));
        advisors.later(Duration.ZERO, who, table, () -> thought.think(analysis::study));
        return thought;
    }
}
