package civitas.lab;

import civitas.agents.Agent;
import civitas.agents.AgentKind;
import civitas.agents.Budget;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.Variant;
import civitas.kernel.match.GameRecord;
import civitas.kernel.scenario.ScenarioException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;

/**
 * Plays many games and adds up what happened.
 *
 * <p>Everything about a game follows from the seed of the plan and the number of the game, so the figures (but those of
 * speed) are the same with any number of threads.
 */
public final class Simulation<T extends Table<T>> {

    private final Playable<T> playable;
    private final Plan plan;
    private final LongSupplier nanoClock;
    private final Tally tally;

    public Simulation(Playable<T> playable, Plan plan) {
        this(playable, plan, System::nanoTime);
    }

    Simulation(Playable<T> playable, Plan plan, LongSupplier nanoClock) {
        this.playable = playable;
        this.plan = plan;
        this.nanoClock = nanoClock;
        this.tally = new Tally(plan);
    }

    /** Hears how far a simulation has come; called from several threads. */
    @FunctionalInterface
    public interface Progress {
        void gameFinished();
    }

    /** Plays all games; a wrong set-up is an IllegalArgumentException, a game that fails is counted. */
    public Report run(Progress progress) {
        playable.game().deal(setup(0));
        plan.openings().stream().flatMap(opening -> position(opening).stream()).forEach(this::probe);
        AtomicInteger next = new AtomicInteger();
        long started = nanoClock.getAsLong();
        try (ExecutorService pool = Executors.newFixedThreadPool(plan.threads())) {
            List<Future<?>> workers = new ArrayList<>();
            for (int i = 0; i < plan.threads(); i++) {
                workers.add(pool.submit(() -> {
                    for (int game = next.getAndIncrement(); game < plan.games(); game = next.getAndIncrement()) {
                        play(game);
                        progress.gameFinished();
                    }
                }));
            }
            for (Future<?> worker : workers) {
                await(worker, next);
            }
        }
        return tally.report(playable.id(), nanoClock.getAsLong() - started);
    }

    private void await(Future<?> worker, AtomicInteger next) {
        try {
            worker.get();
        } catch (InterruptedException e) {
            next.set(plan.games());
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            next.set(plan.games());
            throw new IllegalStateException("the simulation broke down: " + e.getCause(), e);
        }
    }

    private void play(int number) {
        Setup setup = setup(number);
        List<Agent<T>> agents = new ArrayList<>();
        for (AgentKind kind : plan.seats(number)) {
            long own = Seeding.of(Seeding.of(plan.seed(), number), agents.size() + 1);
            agents.add(kind.agent(playable.evaluation(), own));
        }
        try {
            Optional<Usage> usage = plan.usage() ? Optional.of(new Usage()) : Optional.empty();
            Course<T> course = new GameLoop<>(playable.game(), agents, Budget.UNLIMITED, GameLoop.MAX_PLIES)
                    .play(setup, begun -> opening(number).ifPresent(opening -> lead(begun, opening)), usage);
            GameSheet sheet =
                    GameSheet.of(number + 1, playable.game(), setup, course.table(), course.beginner(), course.plies());
            tally.count(sheet);
            usage.ifPresent(tally::used);
            plan.sheets().forEach(writer -> writer.write(sheet));
            if (plan.records().isPresent()) {
                write(plan.records().get(), number, course.record());
            }
        } catch (GameFailure failure) {
            tally.failed(new Report.Failure(
                    number + 1, whereabouts(number, failure.record()), String.valueOf(failure.getMessage())));
            plan.sheets().forEach(writer -> writer.skip(number + 1));
        }
    }

    /** Where to look at a game that failed. */
    private String whereabouts(int number, GameRecord record) {
        return opening(number)
                .flatMap(Simulation::position)
                .map(arranged -> "from '" + arranged.title() + "', number " + (number + 1) + " of seed " + plan.seed())
                .orElseGet(() -> write(plan.records().orElseGet(tally::failureDirectory), number, record)
                        .toString());
    }

    private static Optional<Opening.Arranged> position(Opening opening) {
        return opening instanceof Opening.Arranged arranged ? Optional.of(arranged) : Optional.empty();
    }

    private void lead(Course<T> course, Opening opening) {
        switch (opening) {
            case Opening.Recorded(GameRecord record) -> course.repeat(record.entries());
            case Opening.Arranged arranged -> course.arrange(playable.stage(), arranged.position());
        }
    }

    /** A position that cannot be arranged is found before the first game. */
    private void probe(Opening.Arranged arranged) {
        if (!arranged.boxes().equals(plan.boxes())) {
            throw new IllegalArgumentException(
                    "'" + arranged.title() + "' is a position of other boxes: " + String.join(",", arranged.boxes()));
        }
        Setup setup = withOptions(drawn(0), arranged.options());
        Course<T> course = new Course<>(playable.game(), setup, playable.game().deal(setup), Optional.empty());
        try {
            course.arrange(playable.stage(), arranged.position());
        } catch (ScenarioException e) {
            throw new IllegalArgumentException(
                    "'" + arranged.title() + "', line " + e.line() + ": " + e.getMessage(), e);
        }
    }

    private Optional<Opening> opening(int number) {
        return plan.openings().isEmpty()
                ? Optional.empty()
                : Optional.of(plan.openings().get(number % plan.openings().size()));
    }

    /** The set-up of a game of this simulation, counted from 0; that of its opening, if it has one. */
    Setup setup(int number) {
        return opening(number)
                .map(opening -> switch (opening) {
                    case Opening.Recorded(GameRecord record) -> record.setup();
                    case Opening.Arranged arranged -> withOptions(drawn(number), arranged.options());
                })
                .orElseGet(() -> drawn(number));
    }

    private static Setup withOptions(Setup setup, Map<String, String> options) {
        SortedMap<String, String> all = new TreeMap<>(setup.options());
        all.putAll(options);
        return new Setup(setup.game(), setup.boxes(), all, setup.players(), setup.seed());
    }

    private Setup drawn(int number) {
        long seed = Seeding.of(plan.seed(), plan.deal(number));
        Map<String, String> options = new TreeMap<>();
        if (plan.variety() == Plan.Variety.EVERY_GAME) {
            SplittableRandom random = new SplittableRandom(seed);
            for (Variant variant : playable.game().boxSet(plan.boxes()).variants()) {
                List<String> values = variant.values();
                options.put(variant.key(), values.get(random.nextInt(values.size())));
            }
        }
        options.putAll(plan.options());
        List<String> players = plan.seats(number).stream().map(AgentKind::code).toList();
        return new Setup(playable.id(), plan.boxes(), new TreeMap<>(options), players, seed);
    }

    private Path write(Path directory, int number, GameRecord record) {
        Path file = directory.resolve("%s-%d-%06d.civ".formatted(playable.id(), plan.seed(), number + 1));
        try {
            Files.createDirectories(directory);
            return Files.writeString(file, record.text());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
