package civitas.lab;

import civitas.agents.Agent;
import civitas.agents.AgentKind;
import civitas.agents.Level;
import civitas.kernel.Evaluation;
import civitas.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who can play in a simulation: the computers that people meet, and one that is of use only here. */
public final class Entrants {

    private static final AgentKind CURIOUS = new Curious();

    private Entrants() {}

    private static final class Curious implements AgentKind {

        @Override
        public String code() {
            return "curious";
        }

        @Override
        public <T extends Table<T>> Agent<T> agent(Evaluation<T> evaluation, long seed) {
            return new CuriousAgent<>(evaluation, seed);
        }
    }

    public static Optional<AgentKind> of(String code) {
        return code.equals(CURIOUS.code())
                ? Optional.of(CURIOUS)
                : Level.of(code).map(level -> level);
    }

    public static List<String> codes() {
        List<String> codes = new ArrayList<>(Level.codes());
        codes.add(CURIOUS.code());
        return List.copyOf(codes);
    }
}
