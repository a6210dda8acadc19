package civitas.server.room;

import civitas.agents.Instinct;
import civitas.civ.CivEvaluation;
import civitas.civ.CivGame;
import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.kernel.Choice;
import civitas.kernel.Decision;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.Thing;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.server.ServedGame;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Measures what a server spends on telling prices, shortcuts and forecasts, in processor time of the thread: along games in which
 * everybody does what looks best at the moment, and now and then something else. A program, not a test: see docs/performance.md.
 */
final class OutlookCost {

    private static final int GAMES = 6;
    private static final int MOST_PLIES = 1_500;
    private static final int WHIM = 3;

    private OutlookCost() {}

    public static void main(String[] args) {
        ServedGame<?> clash = new ServedGame<>(new ClashGame(), new ClashEvaluation());
        ServedGame<?> civ = new ServedGame<>(new CivGame(), new CivEvaluation());
        for (int round = 0; round < 3; round++) {
            measure(clash, round == 2);
            measure(civ, round == 2);
        }
    }

    private static <T extends Table<T>> void measure(ServedGame<T> served, boolean told) {
        Samples prices = new Samples("prices of a decision");
        Samples shortcuts = new Samples("shortcuts about a thing");
        Samples forecasts = new Samples("forecast of a fight");
        Lexicon words = Lexicon.load(Language.EN, served.game().bundles());
        for (int seed = 1; seed <= GAMES; seed++) {
            T table = served.game()
                    .deal(Setup.of(served.id(), served.game().usualBoxes().ids(), Map.of(), 2 + seed % 3, seed));
            Instinct<T> instinct = new Instinct<>(served.evaluation(), seed);
            SplittableRandom random = new SplittableRandom(seed);
            for (int ply = 0; ply < MOST_PLIES && !table.over(); ply++) {
                Seat seat = Seat.of(table.asking());
                T now = table;
                Decision decision = now.decision(seat);
                long moment = ply;
                prices.time(() -> new Outlook<>(served.game(), now, seat, moment).of(decision));
                for (Choice choice : decision.choices()) {
                    if (random.nextInt(40) == 0 && !choice.subject().equals(Thing.NONE)) {
                        Thing thing = choice.subject();
                        shortcuts.time(() -> new Shortcuts<>(
                                        served.game(), served.game().imagine(now, seat, moment), seat, words)
                                .about(thing.kind(), thing.code()));
                    }
                    if (!now.fight(seat, choice).equals(Thing.NONE) && random.nextInt(4) == 0) {
                        forecasts.time(() ->
                                new Oracle<>(served, now.copy(), seat, List.of(choice.code()), (int) moment).ask());
                    }
                }
                List<Choice> choices = decision.choices();
                table.choose(
                        seat.index(),
                        random.nextInt(WHIM) == 0
                                ? choices.get(random.nextInt(choices.size()))
                                : instinct.answer(table, seat.index()));
            }
        }
        if (told) {
            for (Samples samples : List.of(prices, shortcuts, forecasts)) {
                System.out.println(served.id() + ", " + samples);
            }
        }
    }

    /** Processor times in microseconds. */
    private static final class Samples {

        private final String name;
        private final List<Double> micros = new ArrayList<>();

        Samples(String name) {
            this.name = name;
        }

        void time(Runnable work) {
            long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            work.run();
            micros.add((ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / 1_000.0);
        }

        @Override
        public String toString() {
            if (micros.isEmpty()) {
                return name + ": none";
            }
            Collections.sort(micros);
            double mean =
                    micros.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
            return "%s: %d, mean %.0f us, median %.0f, 95 %% under %.0f, most %.0f"
                    .formatted(name, micros.size(), mean, at(0.5), at(0.95), at(1));
        }

        private double at(double share) {
            return micros.get((int) Math.min(micros.size() - 1, share * micros.size()));
        }
    }
}
