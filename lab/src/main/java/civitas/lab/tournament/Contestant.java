package civitas.lab.tournament;

import civitas.agents.AgentKind;
import civitas.agents.Budget;
import civitas.lab.Entrants;
import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who takes part: an agent and how much it may think about one decision.
 *
 * @param name as it was written: {@code greedy}, {@code hard:300ms}, {@code expert:2000i}
 * @param timed whether the budget depends on the machine, so that the same games are not played again
 */
public record Contestant(String name, AgentKind kind, Budget budget, boolean timed) {

    /** Its time is that of the thread which thinks, so that a busy machine changes nothing. */
    Budget budget(LongSupplier clock) {
        return timed ? budget.by(clock) : budget;
    }

    private static final Pattern FORM = Pattern.compile("([a-z-]+)(?::(\\d{1,9})(i|ms|s))?");

    /** Reads the name of a contestant; an IllegalArgumentException says what is wrong with it. */
    public static Contestant parse(String text) {
        Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "'" + text + "' is no contestant; write agent, agent:ITERATIONSi, agent:TIMEms or agent:TIMEs");
        }
        AgentKind kind = Entrants.of(parts.group(1))
                .orElseThrow(() -> new IllegalArgumentException("there is no agent '" + parts.group(1) + "'; there are "
                        + String.join(", ", Entrants.codes())));
        if (parts.group(2) == null) {
            return new Contestant(text, kind, Budget.UNLIMITED, false);
        }
        long amount = Long.parseLong(parts.group(2));
        return switch (parts.group(3)) {
            case "i" -> new Contestant(text, kind, Budget.iterations(amount), false);
            case "ms" -> new Contestant(text, kind, Budget.time(Duration.ofMillis(amount)), true);
            default -> new Contestant(text, kind, Budget.time(Duration.ofSeconds(amount)), true);
        };
    }
}
