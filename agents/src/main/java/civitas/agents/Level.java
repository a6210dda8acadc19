package civitas.agents;

import civitas.kernel.Codes;
import civitas.kernel.Evaluation;
import civitas.kernel.Table;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The computer opponents there are, by name. They differ in thinking, never in rules or in what they may know.
 *
 * <p>People are offered four of them. The first two are for the lab and for tables and records that were made with them. How much a
 * level thinks is so many iterations; the time is only a limit for slow moments, so that nobody waits longer.
 */
public enum Level implements AgentKind {
    /** Uniform over the choices: for tests, and as the floor of every comparison. */
    RANDOM(Duration.ofMillis(500)) {
        @Override
        public <T extends Table<T>> Agent<T> agent(Evaluation<T> evaluation, long seed) {
            return new RandomAgent<>(seed);
        }
    },

    /** One action ahead. */
    GREEDY(Duration.ofMillis(500)) {
        @Override
        public <T extends Table<T>> Agent<T> agent(Evaluation<T> evaluation, long seed) {
            return new GreedyAgent<>(evaluation, seed);
        }
    },

    /** One action ahead at a glance: it overlooks half of what it could do. */
    EASY(Duration.ofMillis(300)) {
        @Override
        public <T extends Table<T>> Agent<T> agent(Evaluation<T> evaluation, long seed) {
            return new GreedyAgent<>(evaluation, Effort.GLANCE, seed);
        }
    },

    /** One action ahead, with care. */
    NORMAL(Duration.ofMillis(300)) {
        @Override
        public <T extends Table<T>> Agent<T> agent(Evaluation<T> evaluation, long seed) {
            return new GreedyAgent<>(evaluation, Effort.CARE, seed);
        }
    },

    /** A round ahead, of the few actions that look best. */
    HARD(Duration.ofMillis(300)) {
        @Override
        public <T extends Table<T>> Agent<T> agent(Evaluation<T> evaluation, long seed) {
            return new SearchAgent<>(evaluation, Search.HARD, seed);
        }
    },

    /** As much as people are ready to wait for. */
    EXPERT(Duration.ofSeconds(2)) {
        @Override
        public <T extends Table<T>> Agent<T> agent(Evaluation<T> evaluation, long seed) {
            return new SearchAgent<>(evaluation, Search.EXPERT, seed);
        }
    };

    private final String code = Codes.of(this);
    private final Duration limit;

    Level(Duration limit) {
        this.limit = limit;
    }

    @Override
    public String code() {
        return code;
    }

    /** The longest that a person waits for one decision, apart from the queue. */
    public Duration limit() {
        return limit;
    }

    /** Those that people are offered, the weakest first. */
    public static List<Level> offered() {
        return List.of(EASY, NORMAL, HARD, EXPERT);
    }

    public static Optional<Level> of(String code) {
        return Arrays.stream(values()).filter(level -> level.code.equals(code)).findFirst();
    }

    public static List<String> codes() {
        return Arrays.stream(values()).map(Level::code).toList();
    }
}
