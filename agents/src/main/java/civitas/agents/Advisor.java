package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.Evaluation;
import civitas.kernel.Speakers;
import civitas.kernel.Standing;
import civitas.kernel.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.DoubleConsumer;

/**
 * Says what an expert would do, and why.
 *
 * <p>Every choice is played to the end of its action on a few imagined tables; the best few, and what an expert decides, are then made on many
 * more, the same for all of them, and the game goes on for a turn of everybody. What is told is how likely the seat wins then, and what the
 * action itself brings: points and goods. All of it follows from what the seat may know and the seed.
 *
 * @param <T> the game's table
 */
public final class Advisor<T extends Table<T>> {

    /** Imagined tables on which every choice is looked at, and ways in which its action is finished on each. */
    private static final int IMPRESSIONS = 3;

    private static final int COMPLETIONS = 3;

    /** Imagined tables for a glance. */
    private static final int GLANCES = 2;

    /** Bounds the work on decisions with very many choices. */
    private static final int TRIALS = 600;

    private static final int CANDIDATES = 6;
    private static final int COURSES = 32;

    private final Evaluation<T> evaluation;
    private final Budget budget;
    private final DoubleConsumer progress;

    /**
     * @param budget for the expert's decision, and once more for comparing
     * @param progress hears which part of the work is done
     */
    public Advisor(Evaluation<T> evaluation, Budget budget, DoubleConsumer progress) {
        this.evaluation = evaluation;
        this.budget = budget;
        this.progress = progress;
    }

    /** What a choice seems to be worth. */
    public record Glance(Choice choice, double chance) {}

    /** At a glance: what every choice seems to be worth, talk apart, the best first. */
    public List<Glance> glance(Situation<T> situation, long seed) {
        List<Choice> choices = Words.withoutTalk(situation.choices());
        return Speakers.aside(() -> lines(situation, choices, GLANCES, new SplittableRandom(seed)).stream()
                .map(line -> new Glance(line.first(), chance(line.value())))
                .toList());
    }

    /** At a glance: how much of the chance to win a choice seems to give away against the best; 0 for talk. */
    public double regret(Situation<T> situation, Choice choice, long seed) {
        List<Choice> choices = Words.withoutTalk(situation.choices());
        if (choices.size() < 2 || !choices.contains(choice)) {
            return 0;
        }
        List<Glance> seen = glance(situation, seed);
        double own = seen.stream()
                .filter(one -> one.choice().equals(choice))
                .mapToDouble(Glance::chance)
                .sum();
        return seen.getFirst().chance() - own;
    }

    private double chance(double value) {
        return 1 / (1 + Math.exp(-value / evaluation.spread()));
    }

    /** What is compared: an action, and what was found about it. */
    private static final class Candidate {
        private final Line line;
        private final boolean expert;
        private final Map<String, Double> points = new LinkedHashMap<>();
        private final Map<String, Double> goods = new LinkedHashMap<>();
        private double chances;

        Candidate(Line line, boolean expert) {
            this.line = line;
            this.expert = expert;
        }
    }

    /**
     * The choices that look best, the best first, among them always the expert's; empty for a seat that has nothing to choose.
     *
     * @param most how many at most
     */
    public List<Advice> advise(Situation<T> situation, int most, long seed) {
        return advise(situation, most, seed, Optional.empty());
    }

    /** The same, and a certain choice is among what is compared. */
    public List<Advice> advise(Situation<T> situation, int most, long seed, Optional<Choice> certain) {
        if (situation.choices().size() < 2) {
            return List.of();
        }
        return Speakers.aside(() -> compared(situation, most, new SplittableRandom(seed), certain));
    }

    private List<Advice> compared(Situation<T> situation, int most, SplittableRandom random, Optional<Choice> certain) {
        Choice expert = Level.EXPERT.agent(evaluation, random.nextLong()).decide(situation, budget);
        progress.accept(0.4);
        List<Candidate> candidates = candidates(situation, expert, certain, random);
        progress.accept(0.6);
        int courses = play(situation, candidates, random);
        Comparator<Candidate> bestFirst = Comparator.comparingDouble(candidate -> -candidate.chances);
        candidates.sort(bestFirst);
        List<Candidate> told = new ArrayList<>(candidates.stream()
                .filter(candidate -> isWanted(candidate, certain))
                .toList());
        candidates.stream()
                .filter(candidate -> !told.contains(candidate))
                .limit(Math.max(0, most - told.size()))
                .toList()
                .forEach(told::add);
        told.sort(bestFirst);
        return told.stream().map(candidate -> advice(candidate, courses)).toList();
    }

    private static boolean isFor(Candidate candidate, Optional<Choice> choice) {
        return choice.filter(candidate.line.first()::equals).isPresent();
    }

    private static boolean isWanted(Candidate candidate, Optional<Choice> certain) {
        return candidate.expert || isFor(candidate, certain);
    }

    private static Advice advice(Candidate candidate, int courses) {
        return new Advice(
                candidate.line.first(),
                candidate.chances / courses,
                means(candidate.points, courses),
                means(candidate.goods, courses),
                candidate.expert);
    }

    private static Map<String, Double> means(Map<String, Double> sums, int courses) {
        Map<String, Double> means = new LinkedHashMap<>();
        sums.forEach((name, sum) -> {
            double mean = Math.rint(2 * sum / courses) / 2;
            if (mean != 0) {
                means.put(name, mean);
            }
        });
        return means;
    }

    // --- candidates -------------------------------------------------------------------------------------------------

    private List<Candidate> candidates(
            Situation<T> situation, Choice expert, Optional<Choice> certain, SplittableRandom random) {
        List<Choice> choices = new ArrayList<>(Words.withoutTalk(situation.choices()));
        if (!choices.contains(expert)) {
            choices.add(expert);
        }
        certain.filter(choice -> !choices.contains(choice)).ifPresent(choices::add);
        List<Line> lines = lines(situation, choices, IMPRESSIONS, random);
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Candidate candidate =
                    new Candidate(lines.get(i), lines.get(i).first().equals(expert));
            if (i < CANDIDATES || isWanted(candidate, certain)) {
                candidates.add(candidate);
            }
        }
        return candidates;
    }

    /** What every choice leads to at the end of its action, the best first. */
    private List<Line> lines(Situation<T> situation, List<Choice> choices, int impressions, SplittableRandom random) {
        Reflex<T> reflex = new Reflex<>(evaluation, random);
        List<T> worlds = new ArrayList<>();
        for (int i = 0; i < impressions; i++) {
            worlds.add(situation.imagine(random.nextLong()));
        }
        int completions = Math.clamp(TRIALS / (impressions * choices.size()), 1, COMPLETIONS);
        List<Line> lines = new ArrayList<>();
        for (Choice choice : choices) {
            lines.add(line(worlds, situation.seat().index(), choice, completions, reflex));
        }
        lines.sort(Comparator.comparingDouble(line -> -line.value()));
        return lines;
    }

    private Line line(List<T> worlds, int seat, Choice choice, int completions, Reflex<T> reflex) {
        double sum = 0;
        double most = Double.NEGATIVE_INFINITY;
        List<Choice> way = List.of(choice);
        for (T world : worlds) {
            double best = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < completions; i++) {
                T table = world.copy();
                List<Choice> made = reflex.tried(table, seat, choice);
                double value = evaluation.value(table, seat);
                best = Math.max(best, value);
                if (value > most) {
                    most = value;
                    way = made;
                }
                if (made.size() == 1) {
                    break;
                }
            }
            sum += best;
        }
        return new Line(way, sum / worlds.size());
    }

    // --- comparing --------------------------------------------------------------------------------------------------

    private int play(Situation<T> situation, List<Candidate> candidates, SplittableRandom random) {
        Budget.Meter meter = budget.start();
        int courses = 0;
        while (courses < COURSES && (courses == 0 || meter.inTime())) {
            T world = situation.imagine(random.nextLong());
            long luck = random.nextLong();
            for (Candidate candidate : candidates) {
                play(situation, candidate, world, new Reflex<>(evaluation, new SplittableRandom(luck)));
            }
            courses++;
            progress.accept(0.6 + 0.4 * courses / COURSES);
        }
        return courses;
    }

    private void play(Situation<T> situation, Candidate candidate, T world, Reflex<T> reflex) {
        int seat = situation.seat().index();
        T table = world.copy();
        int turn = table.atRest() ? table.asking() : seat;
        reflex.follow(table, seat, candidate.line.choices());
        note(situation, world, table, candidate);
        reflex.play(table, turn, situation.seats());
        candidate.chances += Chances.of(situation.game(), evaluation, table)[seat];
    }

    /** What the action itself has changed. */
    private void note(Situation<T> situation, T before, T after, Candidate candidate) {
        points(situation, after).forEach((category, value) -> candidate.points.merge(category, value, Double::sum));
        points(situation, before).forEach((category, value) -> candidate.points.merge(category, -value, Double::sum));
        situation
                .game()
                .holdings(after, situation.seat())
                .forEach((good, number) -> candidate.goods.merge(good, (double) number, Double::sum));
        situation
                .game()
                .holdings(before, situation.seat())
                .forEach((good, number) -> candidate.goods.merge(good, (double) -number, Double::sum));
    }

    private Map<String, Double> points(Situation<T> situation, T table) {
        return situation.game().standings(table).stream()
                .filter(standing -> standing.seat() == situation.seat())
                .findFirst()
                .<Map<String, Double>>map(Standing::categories)
                .orElse(Map.of());
    }
}
