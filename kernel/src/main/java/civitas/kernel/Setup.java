package civitas.kernel;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Everything that is decided before the first piece is laid out: the head of a record.
 *
 * @param game the game's id
 * @param boxes the boxes used, base first
 * @param options the table's variants; only those that differ from the default need be named
 * @param players who sits in each seat, in seat order
 * @param seed where all randomness of the table comes from
 */
public record Setup(
        String game, List<String> boxes, SortedMap<String, String> options, List<String> players, Seed seed) {

    public Setup {
        boxes = List.copyOf(boxes);
        options = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(options));
        players = List.copyOf(players);
    }

    /** A set-up for a game in which nobody has anything to hide; see {@link Seed#of}. */
    public Setup(String game, List<String> boxes, SortedMap<String, String> options, List<String> players, long seed) {
        this(game, boxes, options, players, Seed.of(seed));
    }

    /** Nobody in particular plays, and nobody has anything to hide; see {@link Seed#of}. */
    public static Setup of(String game, List<String> boxes, Map<String, String> options, int seats, long seed) {
        return of(game, boxes, options, seats, Seed.of(seed));
    }

    /** Nobody in particular plays. */
    public static Setup of(String game, List<String> boxes, Map<String, String> options, int seats, Seed seed) {
        List<String> players = java.util.stream.IntStream.range(0, seats)
                .mapToObj(seat -> Seat.of(seat).code())
                .toList();
        return new Setup(game, boxes, new TreeMap<>(options), players, seed);
    }

    public int seats() {
        return players.size();
    }
}
