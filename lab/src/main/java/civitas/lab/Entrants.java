package civitas.lab;

import civitas.agents.Agent;
import civitas.agents.AgentKind;
import civitas.agents.Level;
import civitas.kernel.Codes;
import civitas.kernel.Evaluation;
import civitas.kernel.Table;
import civitas.lab.bot.BotKind;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Who can play in a simulation: the computers that people meet, some that are of use only here, and bots outside the program. */
public final class Entrants {

    private Entrants() {}

    private enum Guest implements AgentKind {
        /** Prefers what it has done seldom in this game. */
        CURIOUS {
            @Override
            public <T extends Table<T>> Agent<T> agent(Evaluation<T> evaluation, long seed) {
                return new CuriousAgent<>(evaluation, seed);
            }
        },
        /** Plays every choice to the end of the game at random. */
        FLAT {
            @Override
            public <T extends Table<T>> Agent<T> agent(Evaluation<T> evaluation, long seed) {
                return new FlatAgent<>(seed);
            }
        };

        @Override
        public String code() {
            return Codes.of(this);
        }
    }

    /** An agent that prefers what it has done seldom in this game. */
    public static <T extends Table<T>> Agent<T> curious(Evaluation<T> evaluation, long seed) {
        return Guest.CURIOUS.agent(evaluation, seed);
    }

    public static Optional<AgentKind> of(String code) {
        return Stream.<AgentKind>concat(Arrays.stream(Level.values()), Arrays.stream(Guest.values()))
                .filter(kind -> kind.code().equals(code))
                .findFirst()
                .or(() -> BotKind.of(code));
    }

    public static List<String> codes() {
        return Stream.<AgentKind>concat(Arrays.stream(Level.values()), Arrays.stream(Guest.values()))
                .map(AgentKind::code)
                .toList();
    }
}
