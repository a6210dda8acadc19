package civitas.lab.tournament;

import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.lab.Playable;
import civitas.lab.Seeding;
import java.lang.management.ManagementFactory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongSupplier;

/**
 * Plays all pairings of a plan, one after the other.
 *
 * <p>Deals are played by several threads, but counted in their order, and what was played beyond the deal that decided a pairing is thrown
 * away: so the result is the same with any number of threads, unless a budget is measured in time.
 */
public final class Tournament<T extends Table<T>> {

    private final Playable<T> playable;
    private final TournamentPlan plan;
    private final LongSupplier clock;
    private final Standings standings;
    private final List<TournamentReport.Result> results = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();

    public Tournament(Playable<T> playable, TournamentPlan plan) {
        this(playable, plan, ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);
    }

    Tournament(Playable<T> playable, TournamentPlan plan, LongSupplier clock) {
        this.playable = playable;
        this.plan = plan;
        this.clock = clock;
        this.standings = new Standings(plan);
    }

    /** Hears how far a tournament has come; called from one thread. */
    public interface Progress {

        /** A deal was counted. */
        void counted(Pairing pairing);

        /** A pairing is decided, or has been played to its end. */
        void finished(Pairing pairing, int gamesSpared);
    }

    /** How many games there are if none is decided early. */
    public int mostGames() {
        return plan.pairings().stream()
                .mapToInt(pairing -> TournamentPlan.deals(plan.most(), pairing) * pairing.seats())
                .sum();
    }

    /** Plays; a wrong set-up is an IllegalArgumentException. */
    public TournamentReport run(Progress progress) {
        List<Pairing> pairings = plan.pairings();
        pairings.forEach(this::check);
        long started = System.nanoTime();
        try (ExecutorService pool = Executors.newFixedThreadPool(plan.threads())) {
            for (Pairing pairing : pairings) {
                results.add(play(pairing, pool, progress));
            }
        }
        return new TournamentReport(
                playable.id(),
                new TreeMap<>(plan.options()),
                plan.seed(),
                results,
                standings.ladders(),
                failures,
                (System.nanoTime() - started) / 1e9);
    }

    private void check(Pairing pairing) {
        playable.game().boxSet(pairing.boxes(), pairing.seats());
        playable.game().deal(Setup.of(playable.id(), pairing.boxes(), plan.options(), pairing.seats(), plan.seed()));
    }

    private TournamentReport.Result play(Pairing pairing, ExecutorService pool, Progress progress) {
        int most = TournamentPlan.deals(plan.most(), pairing);
        int least = TournamentPlan.deals(plan.least(), pairing);
        BettingSequence share = new BettingSequence(plan.target(pairing));
        Deque<Future<Deal.Outcome>> playing = new ArrayDeque<>();
        int begun = 0;
        int counted = 0;
        long started = System.nanoTime();
        while (counted < most
                && (counted < least || share.verdict() == Verdict.UNDECIDED)
                && (counted == 0 || System.nanoTime() - started < plan.nanos())) {
            while (begun < most && playing.size() < 2 * plan.threads()) {
                Deal<T> deal = new Deal<>(playable, pairing, plan, begun++, clock);
                playing.add(pool.submit(deal::play));
            }
            count(pairing, await(playing.removeFirst()), share);
            counted++;
            progress.counted(pairing);
        }
        playing.forEach(future -> future.cancel(true));
        progress.finished(pairing, (most - counted) * pairing.seats());
        return new TournamentReport.Result(
                pairing.challenger().name(),
                pairing.other().name(),
                pairing.boxes(),
                pairing.seats(),
                share.count(),
                share.count() * pairing.seats(),
                share.mean(),
                share.low(),
                share.high(),
                pairing.fairShare(),
                plan.target(pairing),
                share.verdict());
    }

    private void count(Pairing pairing, Deal.Outcome outcome, BettingSequence share) {
        if (outcome.failures().isEmpty()) {
            share.observe(outcome.share());
            standings.count(pairing, outcome);
        } else {
            failures.addAll(outcome.failures());
        }
    }

    private static Deal.Outcome await(Future<Deal.Outcome> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the tournament was stopped", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the tournament broke down: " + e.getCause(), e);
        }
    }

    /** Where the bootstrap of the ladders begins. */
    static long bootstrapSeed(TournamentPlan plan) {
        return Seeding.of(plan.seed(), -1);
    }
}
