package civitas.agents.puzzle;

import civitas.agents.Advice;
import civitas.kernel.Choice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What several looks at the same moment have found, together. */
final class Comparison {

    private final Choice best;
    private final Map<Choice, List<Advice>> looks = new LinkedHashMap<>();
    private boolean first = true;

    /** @param best what should come out best every time */
    Comparison(Choice best) {
        this.best = best;
    }

    void add(List<Advice> look) {
        first &= look.getFirst().choice().equals(best) && look.getFirst().expert();
        look.forEach(advice -> looks.computeIfAbsent(advice.choice(), choice -> new ArrayList<>())
                .add(advice));
    }

    /** Whether it did so far, and an expert would have made it. */
    boolean isFirst() {
        return first;
    }

    /** The means, the best first. */
    List<Puzzle.Answer> answers() {
        return looks.entrySet().stream()
                .map(entry -> answer(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingDouble(answer -> -answer.chance()))
                .toList();
    }

    private static Puzzle.Answer answer(Choice choice, List<Advice> advice) {
        return new Puzzle.Answer(
                choice.code(),
                advice.stream().mapToDouble(Advice::chance).average().orElse(0),
                means(advice.stream().map(Advice::points).toList()),
                means(advice.stream().map(Advice::goods).toList()));
    }

    private static Map<String, Double> means(List<Map<String, Double>> all) {
        Map<String, Double> means = new LinkedHashMap<>();
        all.forEach(one -> one.forEach((name, value) -> means.merge(name, value / all.size(), Double::sum)));
        means.replaceAll((name, value) -> Math.rint(2 * value) / 2);
        means.values().removeIf(value -> value == 0);
        return means;
    }
}
