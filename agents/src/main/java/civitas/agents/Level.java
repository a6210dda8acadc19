package civitas.agents;

import civitas.kernel.Codes;
import civitas.kernel.Evaluation;
import civitas.kernel.Table;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The computer opponents there are, by name. They differ in thinking, never in rules or in what they may know. */
public enum Level implements AgentKind {
    /** Uniform over the choices: for tests, and as the floor of every comparison. */
    RANDOM {
        @Override
        public <T extends Table<T>> Agent<T> agent(Evaluation<T> evaluation, long seed) {
            return new RandomAgent<>(seed);
        }
    },

    /** One action ahead. */
    GREEDY {
        @Override
        public <T extends Table<T>> Agent<T> agent(Evaluation<T> evaluation, long seed) {
            return new GreedyAgent<>(evaluation, seed);
        }
    };

    private final String code = Codes.of(this);

    @Override
    public String code() {
        return code;
    }

    public static Optional<Level> of(String code) {
        return Arrays.stream(values()).filter(level -> level.code.equals(code)).findFirst();
    }

    public static List<String> codes() {
        return Arrays.stream(values()).map(Level::code).toList();
    }
}
