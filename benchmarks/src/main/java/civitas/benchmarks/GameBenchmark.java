package civitas.benchmarks;

import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.lab.Course;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The speed of a game, on one thread: random games, copies, views, imaginings and replays. Run it with {@code -prof gc}
 * to see the bytes of a copy as well.
 *
 * <p>The single operations are measured on positions taken from random games, in turn.
 *
 * @param <T> the game's table
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public abstract class GameBenchmark<T extends Table<T>> {

    private static final int GAMES = 8;

    private final Game<T> game;
    private final List<T> positions = new ArrayList<>();
    private final List<GameRecord> records = new ArrayList<>();
    private long seed;
    private int next;

    protected GameBenchmark(Game<T> game) {
        this.game = game;
    }

    /** What to play; its seed is where the seeds of all games begin. */
    protected abstract Setup template();

    /** Counts the choices made, so that JMH reports them per second. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counted {
        public long decisions;
    }

    @org.openjdk.jmh.annotations.Setup
    public void collectPositions() {
        for (int i = 0; i < GAMES; i++) {
            GameRecord record = play().record();
            records.add(record);
            positions.addAll(random().positions(record));
        }
    }

    /** Complete games with random agents. */
    @Benchmark
    public T randomGame(Counted counted) {
        Course<T> course = play();
        counted.decisions += course.plies();
        return course.table();
    }

    private Course<T> play() {
        return random().play(++seed);
    }

    private RandomPlay<T> random() {
        return new RandomPlay<>(game, template());
    }

    @Benchmark
    public T copy() {
        return position().copy();
    }

    @Benchmark
    public Object view() {
        return game.view(position(), Viewer.of(Seat.RED));
    }

    @Benchmark
    public T imagine() {
        return game.imagine(position(), Seat.RED, next);
    }

    /** Complete games replayed from their records, every choice found by its code and every event logged. */
    @Benchmark
    public Match<T> replay(Counted counted) {
        GameRecord record = records.get(++next % records.size());
        counted.decisions += record.entries().size();
        return Match.replay(game, record);
    }

    private T position() {
        return positions.get(++next % positions.size());
    }
}
