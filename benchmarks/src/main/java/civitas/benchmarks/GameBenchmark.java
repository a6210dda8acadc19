package civitas.benchmarks;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.RandomAgent;
import civitas.kernel.Game;
import civitas.kernel.GameRecord;
import civitas.kernel.Match;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import civitas.lab.Course;
import civitas.lab.GameLoop;
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
 * <p>The single operations are measured on positions taken from random games at even distances, in turn, because a copy
 * of an opening says little about a copy of an endgame.
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

    private static final int MAX_PLIES = 100_000;
    private static final int GAMES = 8;
    private static final int POSITIONS_PER_GAME = 32;

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
            Match<T> match = Match.start(game, record.setup());
            int plies = record.entries().size();
            for (int ply = 0; ply < plies; ply++) {
                if (ply * POSITIONS_PER_GAME / plies < (ply + 1) * POSITIONS_PER_GAME / plies) {
                    positions.add(match.table().copy());
                }
                GameRecord.Entry entry = record.entries().get(ply);
                match.choose(entry.seat(), entry.code());
            }
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
        seed++;
        Setup template = template();
        List<Agent<T>> agents = new ArrayList<>();
        for (int seat = 0; seat < template.seats(); seat++) {
            agents.add(new RandomAgent<>(seed * 31 + seat));
        }
        Setup setup = new Setup(
                template.game(),
                template.boxes(),
                template.options(),
                template.players(),
                template.seed().low() + seed);
        return new GameLoop<>(game, agents, Budget.UNLIMITED, MAX_PLIES).play(setup);
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
