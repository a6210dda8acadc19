package civitas.e2e.position;

import civitas.kernel.Choice;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/**
 * Looks for a game that has come to an interesting point, by playing the rules from one fixed seed after another. What it
 * finds is the same on every machine.
 *
 * @param setup the set-up for a seed
 * @param manner how the players of the game with that seed choose
 * @param games so many are tried
 * @param longest so many choices are followed in each
 * @param <T> the game's table
 */
public record Search<T extends Table<T>>(
        Game<T> game, LongFunction<Setup> setup, LongFunction<Manner<T>> manner, int games, int longest) {

    /** How the players of a game choose. */
    public interface Manner<T extends Table<T>> {
        Choice choose(Match<T> match, Seat seat);
    }

    /** Says whether a point is interesting, and what has to be chosen next for something to happen. */
    public interface Interest<T extends Table<T>> {
        Optional<List<String>> next(Match<T> match);
    }

    /** The first interesting point in the games from a seed on; what has to be chosen there is up to the seat. */
    public Position find(long from, Seat seat, Interest<T> interest) {
        for (long seed = from; seed < from + games; seed++) {
            Manner<T> players = manner.apply(seed);
            Match<T> match = Match.start(game, setup.apply(seed));
            while (match.plies() < longest) {
                Optional<List<String>> next = interest.next(match);
                if (next.isPresent()) {
                    return new Position(match.record().text(), seat, next.get());
                }
                if (match.over()) {
                    break;
                }
                Seat asked = Seat.of(match.table().asking());
                match.choose(asked, players.choose(match, asked));
            }
        }
        throw new AssertionError("no such position in " + games + " games");
    }

    /** The position when its next choices have been made. */
    public Position after(Position position) {
        Match<T> match = Match.replay(game, GameRecord.parse(position.record()));
        position.next().forEach(code -> match.choose(position.seat(), code));
        return new Position(match.record().text(), position.seat(), List.of());
    }

    /** Remembers what was found. */
    public static <V> Supplier<V> once(Supplier<V> search) {
        List<V> found = new ArrayList<>();
        return () -> {
            if (found.isEmpty()) {
                found.add(search.get());
            }
            return found.getFirst();
        };
    }
}
