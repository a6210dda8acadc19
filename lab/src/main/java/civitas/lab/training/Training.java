package civitas.lab.training;

import civitas.agents.Level;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.learn.Learnable;
import civitas.kernel.learn.Weights;
import civitas.lab.Playable;
import civitas.lab.Seeding;
import civitas.lab.tournament.Contestant;
import civitas.lab.tournament.Pairing;
import civitas.lab.tournament.Tournament;
import civitas.lab.tournament.TournamentPlan;
import civitas.lab.tournament.TournamentReport;
import civitas.lab.tournament.Verdict;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Learns the weights of a game in rounds: games are played in which decisions are examined, weights are fitted to what was found, and are
 * kept only if they beat those before in fresh games. At last the scale of chances is fitted to how games end.
 *
 * <p>Everything follows from the seed, with any number of threads.
 */
public final class Training<T extends Table<T>> {

    /** How far to go towards what was fitted: all the way first, and less if that was too far. */
    private static final double[] WAYS = {1, 0.5};

    private final Playable<T> playable;
    private final Learnable<T> game;
    private final Curriculum curriculum;
    private final Consumer<String> told;

    /** @param told hears how it goes, in sentences for whoever waits */
    public Training(Playable<T> playable, Curriculum curriculum, Consumer<String> told) {
        if (!(playable.evaluation() instanceof Learnable<T> learnable)) {
            throw new IllegalArgumentException(playable.id() + " has nothing to learn");
        }
        this.playable = playable;
        this.game = learnable;
        this.curriculum = curriculum;
        this.told = told;
    }

    /** The weights that were learnt, beginning with these. */
    public Weights run(Weights beginning) {
        Weights best = beginning;
        for (int round = 0; round < curriculum.rounds(); round++) {
            best = improved(best, round).orElse(best);
        }
        return calibrated(best);
    }

    /** Weights of which nothing is known yet. */
    public Weights byHand() {
        return new Weights(curriculum.boxes(), curriculum.least(), curriculum.most(), "by hand", Map.of());
    }

    private Optional<Weights> improved(Weights before, int round) {
        Learnable<T> evaluation = game.with(List.of(before));
        T table = playable.game()
                .deal(Setup.of(playable.id(), curriculum.boxes(), Map.of(), curriculum.seats(), curriculum.seed()));
        List<String> names = evaluation.features(table);
        Fit fit = new Fit(evaluation.values(table));
        BitSet kept = new BitSet();
        IntStream.range(0, names.size())
                .filter(i -> evaluation.kept().contains(names.get(i)))
                .forEach(kept::set);
        for (School.Day day : days(evaluation, curriculum.schooling(), round)) {
            fit.learn(day.lessons());
        }
        told.accept(String.format(Locale.ROOT, "Round %d: %d choices were examined.", round + 1, fit.count()));
        for (int i = 0; i < WAYS.length; i++) {
            Weights after = named(before, names, fit.weights(WAYS[i], kept));
            if (isBetter(before, after, Seeding.of(curriculum.seed(), 1000L + (long) round * WAYS.length + i))) {
                return Optional.of(after);
            }
        }
        return Optional.empty();
    }

    private Weights named(Weights before, List<String> names, double[] values) {
        Map<String, Double> all = new TreeMap<>();
        for (int i = 0; i < values.length; i++) {
            if (!names.get(i).isEmpty()) {
                all.put(names.get(i), values[i]);
            }
        }
        Weights after = before.with(all);
        String origin = String.format(
                Locale.ROOT,
                "learnt with %d players, seed %d, up to %d rounds of %d games",
                curriculum.seats(),
                curriculum.seed(),
                curriculum.rounds(),
                curriculum.games());
        return new Weights(after.boxes(), after.least(), after.most(), origin, after.values());
    }

    private boolean isBetter(Weights before, Weights after, long seed) {
        Contestant judge = Contestant.parse(curriculum.judges().code());
        TournamentPlan plan = new TournamentPlan(
                List.of(judge.with("before", List.of(before)), judge.with("after", List.of(after))),
                TournamentPlan.Circle.NEIGHBOURS,
                List.of(curriculum.boxes()),
                List.of(curriculum.seats()),
                Map.of(),
                1,
                curriculum.matches(),
                Optional.empty(),
                Optional.empty(),
                seed,
                curriculum.threads());
        TournamentReport report = new Tournament<>(playable, plan).run(new Silence());
        TournamentReport.Result result = report.results().getFirst();
        told.accept(String.format(
                Locale.ROOT,
                "New weights won %.1f %% of %d games (%.1f to %.1f; %.1f would be fair).",
                100 * result.share(),
                result.games(),
                100 * result.low(),
                100 * result.high(),
                100 * result.fairShare()));
        return result.verdict() == Verdict.ABOVE;
    }

    private Weights calibrated(Weights weights) {
        Learnable<T> evaluation = game.with(List.of(weights));
        List<School.Day> days = days(evaluation, Schooling.HOLIDAY, curriculum.rounds());
        Map<String, Double> scale = Calibration.of(days, game.spread()).named();
        told.accept("The scale of chances: " + new TreeMap<>(scale) + ".");
        return weights.with(scale);
    }

    private List<School.Day> days(Learnable<T> evaluation, Schooling schooling, int round) {
        return new School<>(playable, List.of(curriculum.boxes()), Level.NORMAL, schooling)
                .days(
                        evaluation,
                        curriculum.seats(),
                        curriculum.games(),
                        Seeding.of(curriculum.seed(), round),
                        curriculum.threads());
    }

    /** How far a match has come matters to nobody. */
    private static final class Silence implements Tournament.Progress {
        @Override
        public void counted(Pairing pairing) {}

        @Override
        public void finished(Pairing pairing, int gamesSpared) {}
    }
}
