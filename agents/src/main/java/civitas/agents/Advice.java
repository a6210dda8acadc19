package civitas.agents;

import civitas.kernel.Choice;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What speaks for a choice.
 *
 * @param chance the seat's chance to win when it was made and everybody had a turn
 * @param points how many points it brings at once, by category; only what changes
 * @param goods what it brings and costs at once, by the codes of {@link civitas.kernel.Game#holdings}; only what changes
 * @param expert whether an {@link Level#EXPERT} would make it
 */
public record Advice(
        Choice choice, double chance, Map<String, Double> points, Map<String, Double> goods, boolean expert) {

    public Advice {
        points = Collections.unmodifiableMap(new LinkedHashMap<>(points));
        goods = Collections.unmodifiableMap(new LinkedHashMap<>(goods));
    }
}
