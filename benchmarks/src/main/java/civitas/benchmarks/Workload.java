package civitas.benchmarks;

import civitas.civ.CivGame;
import civitas.clash.ClashGame;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongBiFunction;

/**
 * What {@link Versus} lets each build do: {@code applyAsLong("clash copy", round)} does a round of it and says how many
 * operations that were. A type of the JDK stands for it, because the builds share no other.
 */
public final class Workload implements ToLongBiFunction<String, Integer> {

    private final Map<String, Job<?>> jobs = Map.of(
            "clash", new Job<>(new ClashGame(), "monumental", 60),
            "civ", new Job<>(new CivGame(), "base", 6));

    @Override
    public long applyAsLong(String task, Integer round) {
        String[] words = task.split(" ", 2);
        Job<?> job = jobs.get(words[0]);
        if (job == null || words.length < 2) {
            throw new IllegalArgumentException("no task '" + task + "'");
        }
        return job.run(words[1], round);
    }

    /** The work with one game. */
    private static final class Job<T extends Table<T>> {

        private static final int GAMES = 8;
        private static final int COPIES = 200;
        private static final int VIEWS = 8;
        private static final int IMAGININGS = 40;

        private final RandomPlay<T> random;
        private final int gamesPerRound;
        private final List<T> positions = new ArrayList<>();

        /** What came out last: kept, or the compiler would leave the work out. */
        private Object last = this;

        Job(Game<T> game, String box, int gamesPerRound) {
            random = new RandomPlay<>(game, Setup.of(game.id(), List.of(box), Map.of(), 4, 1));
            this.gamesPerRound = gamesPerRound;
        }

        long run(String operation, int round) {
            return switch (operation) {
                case "decisions" -> decisions(round);
                case "copy" -> each(COPIES, (table, time) -> table.copy());
                case "view" -> each(VIEWS, (table, time) -> random.game().view(table, Viewer.of(Seat.RED)));
                case "imagine" ->
                    each(IMAGININGS, (table, time) -> random.game().imagine(table, Seat.RED, time));
                default -> throw new IllegalArgumentException("no operation '" + operation + "'");
            };
        }

        private long decisions(int round) {
            long decisions = 0;
            for (int game = 1; game <= gamesPerRound; game++) {
                decisions += random.play((long) round * gamesPerRound + game).plies();
            }
            return decisions;
        }

        private long each(int times, Operation<T> operation) {
            if (positions.isEmpty()) {
                for (int game = 1; game <= GAMES; game++) {
                    positions.addAll(random.positions(random.play(game).record()));
                }
            }
            for (int time = 0; time < times; time++) {
                for (T position : positions) {
                    last = operation.on(position, time);
                }
            }
            if (last == this) {
                throw new IllegalStateException("the games gave no position to work with");
            }
            return (long) times * positions.size();
        }
    }

    /** Something done with a position. */
    @FunctionalInterface
    private interface Operation<T> {
        Object on(T position, int time);
    }
}
