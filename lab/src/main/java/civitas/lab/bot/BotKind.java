package civitas.lab.bot;

import civitas.agents.Agent;
import civitas.agents.AgentKind;
import civitas.kernel.Evaluation;
import civitas.kernel.Table;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A bot by its command, written {@code bot:COMMAND}. Words are separated by blanks; no shell is asked.
 *
 * @param patience how long it may think about one decision
 */
public record BotKind(String command, Duration patience) implements AgentKind {

    private static final String PREFIX = "bot:";

    /** More than a bot needs that is not stuck. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** The bot that a name means, if it means one. */
    public static Optional<AgentKind> of(String name) {
        return name.startsWith(PREFIX) && !name.substring(PREFIX.length()).isBlank()
                ? Optional.of(new BotKind(name.substring(PREFIX.length()).strip(), PATIENCE))
                : Optional.empty();
    }

    @Override
    public String code() {
        return PREFIX + command;
    }

    @Override
    public <T extends Table<T>> Agent<T> agent(Evaluation<T> evaluation, long seed) {
        return new BotAgent<>(() -> new BotProcess(List.of(command.split(" +")), patience), seed);
    }
}
