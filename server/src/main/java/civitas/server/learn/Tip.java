package civitas.server.learn;

import civitas.kernel.scenario.Pattern;
import java.util.List;

/** A sentence about what is useful now, for the first turns after the goals. */
record Tip(Tale text, List<Condition> when, List<Pattern> show) {

    Tip {
        when = List.copyOf(when);
        show = List.copyOf(show);
    }
}
