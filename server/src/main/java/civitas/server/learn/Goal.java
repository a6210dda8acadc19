package civitas.server.learn;

import civitas.kernel.scenario.Pattern;
import java.util.List;

/**
 * One small thing to do.
 *
 * @param text why and how, in a few sentences
 * @param hint what is said to somebody who does not find the way
 * @param until what must be true then
 * @param show patterns of choices that lead there: the first that fits a legal choice is what the page points at
 */
public record Goal(Tale title, Tale text, Tale hint, List<Condition> until, List<Pattern> show) {

    public Goal {
        until = List.copyOf(until);
        show = List.copyOf(show);
    }
}
