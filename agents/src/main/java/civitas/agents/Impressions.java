package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * The first look of a {@link SearchAgent} at what it could do: every choice is played to the end of its action in a few
 * imagined worlds, in several ways; the best way counts, because the agent decides about the small choices too.
 *
 * <p>An action of many small choices, such as moving several groups, is seldom done well at random. So the choices that look best are looked at
 * more closely: they are finished in many more ways, every second time with the beginning of the best way that is known.
 *
 * @param <T> the game's table
 */
final class Impressions<T extends Table<T>> {

    private final Evaluation<T> evaluation;
    private final int seat;
    private final SplittableRandom random;
    private final Reflex<T> reflex;
    private final List<Choice> choices;

    /** For each choice how its action is best done, in which world ever, and what it was worth there. */
    private final List<List<Choice>> ways = new ArrayList<>();

    private final double[] most;

    /** For each world what the best way of each choice was worth there. */
    private final List<double[]> values = new ArrayList<>();

    private final List<T> worlds = new ArrayList<>();

    /** How many of the choices were looked at before the time was over, in the first world. */
    private int reached;

    private Impressions(
            Evaluation<T> evaluation, Situation<T> situation, List<Choice> choices, SplittableRandom random) {
        this.evaluation = evaluation;
        this.seat = situation.seat().index();
        this.random = random;
        this.reflex = new Reflex<>(evaluation, random);
        this.choices = choices;
        most = new double[choices.size()];
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
        Impressions<T> impressions = new Impressions<>(evaluation, situation, choices, random);
        int ways = Math.clamp(search.trials() / (search.impressions() * choices.size()), 1, search.completions());
        for (int i = 0; i < search.impressions() && meter.inTime(); i++) {
            impressions.look(situation.imagine(random.nextLong()), ways, meter);
        }
        impressions.lookCloser(search, meter);
        return impressions.lines();
    }

    /** Looks at all choices in one more world; a world for which there was no time counts only if it is the first. */
    private void look(T world, int tries, Budget.Meter meter) {
        double[] seen = new double[choices.size()];
        for (int i = 0; i < seen.length; i++) {
            seen[i] = best(world, i, tries);
            if (worlds.isEmpty()) {
                reached = i + 1;
            }
            if (i + 1 < seen.length && !meter.inTime()) {
                if (worlds.isEmpty()) {
                    add(world, seen);
                }
                return;
            }
        }
        add(world, seen);
    }

    private void add(T world, double[] seen) {
        worlds.add(world);
        values.add(seen);
    }

    private double best(T world, int choice, int tries) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < tries; i++) {
            best = Math.max(best, tried(world, choice, List.of(choices.get(choice))));
            if (ways.get(choice).size() == 1) {
                break;
            }
        }
        return best;
    }

    /** What it is worth to finish an action that begins like this, at random. */
    private double tried(T world, int choice, List<Choice> beginning) {
        T table = world.copy();
        List<Choice> made = reflex.tried(table, seat, beginning);
        double value = evaluation.value(table, seat);
        if (value > most[choice]) {
            most[choice] = value;
            ways.set(choice, made);
        }
        return value;
    }

    // --- the closer look --------------------------------------------------------------------------------------------

    private void lookCloser(Search search, Budget.Meter meter) {
        List<Integer> best = IntStream.range(0, reached)
                .boxed()
                .filter(choice -> ways.get(choice).size() > 1)
                .sorted(Comparator.comparingDouble(choice -> -worth(choice)))
                .limit(search.closer())
                .toList();
        for (int choice : best) {
            for (int i = 0; i < worlds.size() && meter.inTime(); i++) {
                for (int k = 0; k < search.ways(); k++) {
                    double value = tried(worlds.get(i), choice, beginning(choice, k));
                    values.get(i)[choice] = Math.max(values.get(i)[choice], value);
                }
            }
        }
    }

    private List<Choice> beginning(int choice, int number) {
        List<Choice> way = ways.get(choice);
        return way.subList(0, number % 2 == 0 ? 1 : 1 + random.nextInt(way.size()));
    }

    private double worth(int choice) {
        double sum = 0;
        for (double[] seen : values) {
            sum += seen[choice];
        }
        return sum / Math.max(1, worlds.size());
    }

    private List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(1, reached); i++) {
            lines.add(new Line(ways.get(i), worth(i)));
        }
        lines.sort(Comparator.comparingDouble(line -> -line.value()));
        return lines;
    }
}
