package civitas.server.room;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.GreedyAgent;
import civitas.agents.Situation;
import civitas.civ.CivEvaluation;
import civitas.civ.CivGame;
import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.kernel.Choice;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Speakers;
import civitas.kernel.Table;
import civitas.kernel.Thing;
import civitas.kernel.Warfare;
import civitas.server.ServedGame;
import civitas.server.api.Forecast;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Measures how far forecasts of battles are off: attacks that are possible along games of greedy computers are fought to the end by
 * greedy computers many times, with everything hidden as it lies and new dice and draws, and the share of them won is compared with the
 * forecast, with one whose answers are random, and with one for which greedy computers fight on imagined tables (the best that can be
 * hoped for without knowing what is hidden). A program, not a test: see docs/performance.md.
 *
 * <p>Arguments: clash or civ, the boxes, how many attacks, how often each is fought, the first seed.
 */
final class ForecastError {

    private static final Budget THINKING = Budget.iterations(60);
    private static final int SEATS = 2;
    private static final int MOST_PLIES = 6_000;
    private static final int LONGEST = 400;
    private static final int RANDOM_RUNS = 40;

    /** Of so many decisions with an attack one is looked at. */
    private static final int ONE_OF = 3;

    private static final int MILLIS = 4;

    private static final int MOST_OF_A_GAME = 12;

    private ForecastError() {}

    public static void main(String[] args) {
        List<String> boxes = List.of(args[1].split(","));
        int attacks = Integer.parseInt(args[2]);
        int fights = Integer.parseInt(args[3]);
        long seed = Long.parseLong(args[4]);
        if (args[0].equals("clash")) {
            new Measuring<>(new ServedGame<>(new ClashGame(), new ClashEvaluation()), boxes, fights).measure(attacks, seed);
        } else {
            new Measuring<>(new ServedGame<>(new CivGame(), new CivEvaluation()), boxes, fights).measure(attacks, seed);
        }
    }

    /** Chooses for whoever is asked. */
    private interface Mind<T> {
        Choice decide(T table, Seat seat);
    }

    private static final class Measuring<T extends Table<T>> {

        private final ServedGame<T> served;
        private final List<String> boxes;
        private final int fights;
        private final List<double[]> found = new ArrayList<>();

        Measuring(ServedGame<T> served, List<String> boxes, int fights) {
            this.served = served;
            this.boxes = boxes;
            this.fights = fights;
        }

        void measure(int attacks, long firstSeed) {
            for (long seed = firstSeed; found.size() < attacks; seed++) {
                along(seed, attacks);
            }
            double noise = 0;
            for (double[] fight : found) {
                noise += fight[0] * (1 - fight[0]) / (fights - 1) / found.size();
            }
            System.out.printf(
                    Locale.ROOT,
                    "%s %s: %d attacks, each fought %d times, %.0f %% won; noise of that %.3f%n",
                    served.id(), boxes, found.size(), fights, 100 * mean(0), Math.sqrt(noise));
            String[] names = {"", "forecast", "random answers", "greedy on imagined tables"};
            for (int i = 1; i < names.length; i++) {
                double error = 0;
                for (double[] fight : found) {
                    error += (fight[i] - fight[0]) * (fight[i] - fight[0]) / found.size();
                }
                System.out.printf(
                        Locale.ROOT,
                        "%s: off by %.3f, without the noise %.3f; says %.0f %%%n",
                        names[i], Math.sqrt(error), Math.sqrt(Math.max(0, error - noise)), 100 * mean(i));
            }
            System.out.printf(
                    Locale.ROOT,
                    "a forecast: mean %.0f ms, median %.0f, at most %.0f of the thread's processor time%n",
                    mean(MILLIS), millis(0.5), millis(1));
        }

        private double millis(double share) {
            double[] all = found.stream().mapToDouble(fight -> fight[MILLIS]).sorted().toArray();
            return all[(int) Math.min(all.length - 1, share * all.length)];
        }

        private double mean(int column) {
            return found.stream().mapToDouble(fight -> fight[column]).average().orElseThrow();
        }

        private void along(long seed, int attacks) {
            T table = served.game().deal(Setup.of(served.id(), boxes, Map.of(), SEATS, seed));
            SplittableRandom random = new SplittableRandom(seed);
            List<Agent<T>> agents = new ArrayList<>();
            for (int seat = 0; seat < SEATS; seat++) {
                agents.add(new GreedyAgent<>(served.evaluation(), seed + seat));
            }
            int here = 0;
            for (int ply = 0; ply < MOST_PLIES && !table.over() && found.size() < attacks && here < MOST_OF_A_GAME; ply++) {
                Seat seat = Seat.of(table.asking());
                Optional<Choice> attack = anAttack(table, seat, random);
                if (attack.isPresent() && random.nextInt(ONE_OF) == 0 && add(table, seat, attack.get(), ply)) {
                    here++;
                }
                table.choose(
                        seat.index(),
                        agents.get(seat.index()).decide(new Situation<>(served.game(), table, seat), THINKING));
            }
        }

        private Optional<Choice> anAttack(T table, Seat seat, SplittableRandom random) {
            List<Choice> attacks = table.choices(seat.index()).stream()
                    .filter(choice -> !table.fight(seat, choice).equals(Thing.NONE))
                    .toList();
            return attacks.isEmpty() ? Optional.empty() : Optional.of(attacks.get(random.nextInt(attacks.size())));
        }

        private boolean add(T table, Seat seat, Choice attack, int ply) {
            long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            Optional<Forecast> forecast =
                    new Oracle<>(served, table.copy(), seat, List.of(attack.code()), ply).ask();
            double millis = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / 1e6;
            if (forecast.isEmpty()) {
                return false;
            }
            double truth = Speakers.aside(() -> won(table, false, seat, attack, fights, this::greedy));
            double blind = Speakers.aside(() -> won(table, true, seat, attack, RANDOM_RUNS, ForecastError::random));
            double best = Speakers.aside(() -> won(table, true, seat, attack, fights, this::greedy));
            found.add(new double[] {truth, forecast.get().win() / 100.0, blind, best, millis});
            System.out.printf(
                    Locale.ROOT, "%d: true %.2f, forecast %.2f, random %.2f, greedy %.2f (%s)%n",
                    found.size(), truth, forecast.get().win() / 100.0, blind, best, attack.code());
            return true;
        }

        private Mind<T> greedy(long seed) {
            List<Agent<T>> agents = new ArrayList<>();
            for (int seat = 0; seat < SEATS; seat++) {
                agents.add(new GreedyAgent<>(served.evaluation(), seed + seat));
            }
            return (table, seat) ->
                    agents.get(seat.index()).decide(new Situation<>(served.game(), table, seat), THINKING);
        }

        private double won(T table, boolean imagined, Seat seat, Choice attack, int runs, Minds<T> minds) {
            Thing place = table.fight(seat, attack);
            int won = 0;
            for (int run = 0; run < runs; run++) {
                T trial = imagined ? served.game().imagine(table, seat, 77L + run) : table.copy();
                trial.redealt(1_000_003L * run + (imagined ? 29 : 17)); // luck of their own
                trial.choose(seat.index(), same(trial, seat, attack));
                fight(trial, minds.with(imagined ? -1 - run : run));
                won += served.game().warfare().holds(trial, seat, place) ? 1 : 0;
            }
            return won / (double) runs;
        }

        private Choice same(T trial, Seat seat, Choice choice) {
            return trial.choices(seat.index()).stream()
                    .filter(other -> other.code().equals(choice.code()))
                    .findFirst()
                    .orElseThrow();
        }

        private void fight(T trial, Mind<T> mind) {
            Warfare<T> warfare = served.game().warfare();
            boolean begun = warfare.isUnderWay(trial);
            for (int i = 0; i < LONGEST && !trial.over(); i++) {
                boolean underWay = warfare.isUnderWay(trial);
                if (begun && !underWay || !underWay && trial.atRest()) {
                    return;
                }
                begun |= underWay;
                int asked = trial.asking();
                Optional<Choice> silence = underWay ? Optional.empty() : trial.silence(asked);
                trial.choose(asked, silence.orElseGet(() -> mind.decide(trial, Seat.of(asked))));
            }
        }
    }

    private interface Minds<T> {
        Mind<T> with(long seed);
    }

    private static <T extends Table<T>> Mind<T> random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return (table, seat) -> {
            List<Choice> choices = table.choices(seat.index());
            return choices.get(random.nextInt(choices.size()));
        };
    }
}
