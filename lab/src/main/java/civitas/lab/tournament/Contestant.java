package civitas.lab.tournament;

import civitas.agents.AgentKind;
import civitas.agents.Budget;
import civitas.kernel.Evaluation;
import civitas.kernel.Table;
import civitas.kernel.learn.Learnable;
import civitas.kernel.learn.Weights;
import civitas.lab.Entrants;
import civitas.lab.bot.BotKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who takes part: an agent and how much it may think about one decision.
 *
 * @param name as it was written: {@code greedy}, {@code hard:300ms}, {@code expert:2000i}, {@code hard@FILE}
 * @param timed whether the budget depends on the machine, so that the same games are not played again
 * @param weights what it plays with instead of the weights that lie beside the game
 */
public record Contestant(String name, AgentKind kind, Budget budget, boolean timed, Optional<List<Weights>> weights) {

    /** The weights that are made by hand, instead of a file. */
    private static final String BY_HAND = "hand";

    /** The same agent with other weights. */
    public Contestant with(String other, List<Weights> learnt) {
        return new Contestant(other, kind, budget, timed, Optional.of(List.copyOf(learnt)));
    }

    /** How it judges tables of a game. */
    <T extends Table<T>> Evaluation<T> evaluation(Evaluation<T> usual) {
        if (weights.isEmpty()) {
            return usual;
        }
        if (usual instanceof Learnable<T> learnable) {
            return learnable.with(weights.get());
        }
        throw new IllegalArgumentException("this game knows no weights");
    }

    /** Its time is that of the thread which thinks, so that a busy machine changes nothing. */
    Budget budget(LongSupplier clock) {
        return timed ? budget.by(clock) : budget;
    }

    private static final Pattern FORM = Pattern.compile("([a-z-]+)(?:@([^:]+))?(?::(\\d{1,9})(i|ms|s))?");

    /** Reads the name of a contestant; an IllegalArgumentException says what is wrong with it. */
    public static Contestant parse(String text) {
        Optional<AgentKind> bot = BotKind.of(text);
        if (bot.isPresent()) {
            return new Contestant(text, bot.get(), Budget.UNLIMITED, false, Optional.empty());
        }
        Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException("'" + text
                    + "' is no contestant; write agent, agent:ITERATIONSi, agent:TIMEms, agent:TIMEs or bot:COMMAND, "
                    + "and agent@FILE or agent@hand for other weights");
        }
        AgentKind kind = Entrants.of(parts.group(1))
                .orElseThrow(() -> new IllegalArgumentException("there is no agent '" + parts.group(1) + "'; there are "
                        + String.join(", ", Entrants.codes())));
        Optional<List<Weights>> weights = Optional.ofNullable(parts.group(2)).map(Contestant::weights);
        if (parts.group(3) == null) {
            return new Contestant(text, kind, Budget.UNLIMITED, false, weights);
        }
        long amount = Long.parseLong(parts.group(3));
        return switch (parts.group(4)) {
            case "i" -> new Contestant(text, kind, Budget.iterations(amount), false, weights);
            case "ms" -> new Contestant(text, kind, Budget.time(Duration.ofMillis(amount)), true, weights);
            default -> new Contestant(text, kind, Budget.time(Duration.ofSeconds(amount)), true, weights);
        };
    }

    private static List<Weights> weights(String name) {
        if (name.equals(BY_HAND)) {
            return List.of();
        }
        try {
            return List.of(Weights.parse(Files.readString(Path.of(name))));
        } catch (IOException e) {
            throw new IllegalArgumentException("'" + name + "' cannot be read: " + e.getMessage(), e);
        }
    }
}
