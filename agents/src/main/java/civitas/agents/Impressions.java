package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The first look of a {@link SearchAgent} at what it could do: every choice is played to the end of its action in a few
 * imagined worlds, in several ways; the best way counts, because the agent decides about the small choices too.
 *
 * @param <T> the game's table
 */
final class Impressions<T extends Table<T>> {

    private final Evaluation<T> evaluation;
    private final int seat;
    private final Reflex<T> reflex;

    /** For each choice how its action is best done, in which world ever, and what it was worth there. */
    private final List<List<Choice>> ways = new ArrayList<>();

    private final double[] most;

    /** For each choice the sum of what the best way was worth in each world. */
    private final double[] sums;

    private int worlds;

    /** How many of the choices were looked at before the time was over, in the first world. */
    private int reached;

    private Impressions(Evaluation<T> evaluation, int seat, Reflex<T> reflex, List<Choice> choices) {
        this.evaluation = evaluation;
        this.seat = seat;
        this.reflex = reflex;
        most = new double[choices.size()];
        sums = new double[choices.size()];
        for (int i = 0; i < most.length; i++) {
            ways.add(List.of(choices.get(i)));
            most[i] = Double.NEGATIVE_INFINITY;
        }
    }

    /** What could be done, best first: everything, or as much as there was time to look at. */
    static <T extends Table<T>> List<Line> of(
            Evaluation<T> evaluation,
            Situation<T> situation,
            List<Choice> choices,
            Search search,
            SplittableRandom random,
            Budget.Meter meter) {
        Impressions<T> impressions =
                new Impressions<>(evaluation, situation.seat().index(), new Reflex<>(evaluation, random), choices);
        int ways = Math.clamp(search.trials() / (search.impressions() * choices.size()), 1, search.completions());
        for (int i = 0; i < search.impressions() && meter.inTime(); i++) {
            impressions.look(situation.imagine(random.nextLong()), choices, ways, meter);
        }
        return impressions.lines();
    }

    /** Looks at all choices in one more world; a world for which there was no time counts only if it is the first. */
    private void look(T world, List<Choice> choices, int tries, Budget.Meter meter) {
        double[] values = new double[sums.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = best(world, choices.get(i), i, tries);
            if (worlds == 0) {
                reached = i + 1;
            }
            if (i + 1 < values.length && !meter.inTime()) {
                if (worlds == 0) {
                    add(values);
                }
                return;
            }
        }
        add(values);
    }

    private void add(double[] values) {
        for (int i = 0; i < values.length; i++) {
            sums[i] += values[i];
        }
        worlds++;
    }

    private double best(T world, Choice choice, int index, int tries) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < tries; i++) {
            T table = world.copy();
            List<Choice> made = reflex.tried(table, seat, choice);
            double value = evaluation.value(table, seat);
            best = Math.max(best, value);
            if (value > most[index]) {
                most[index] = value;
                ways.set(index, made);
            }
            if (made.size() == 1) {
                break;
            }
        }
        return best;
    }

    private List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(1, reached); i++) {
            lines.add(new Line(ways.get(i), sums[i] / Math.max(1, worlds)));
        }
        lines.sort(Comparator.comparingDouble(line -> -line.value()));
        return lines;
    }
}
