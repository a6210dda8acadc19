package civitas.lab;

import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Standing;
import civitas.kernel.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What there is to say about one finished game: a line of a table of many.
 *
 * @param game its number, from 1
 * @param rules the version of the rules
 * @param players in the order of play of the first round, whatever their colours
 * @param ending the way in which it was won
 * @param length how many ages or turns were begun
 * @param decisions how many choices were made
 */
public record GameSheet(
        int game,
        String family,
        int rules,
        List<String> boxes,
        SortedMap<String, String> options,
        String seed,
        List<PlayerSheet> players,
        String ending,
        int length,
        int decisions) {

    /**
     * How one player did.
     *
     * @param order 1 for who began
     * @param civilization what only this player plays; empty where all are alike
     * @param categories the points by category
     * @param objectives what was completed, by codes
     */
    public record PlayerSheet(
            int order,
            String seat,
            String agent,
            String civilization,
            int place,
            double points,
            Map<String, Double> categories,
            List<String> objectives) {

        public PlayerSheet {
            categories = Collections.unmodifiableMap(new LinkedHashMap<>(categories));
            objectives = List.copyOf(objectives);
        }
    }

    public GameSheet {
        boxes = List.copyOf(boxes);
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
        players = List.copyOf(players);
    }

    /** How many have the first place. */
    public int winners() {
        return (int) players.stream().filter(player -> player.place() == 1).count();
    }

    /**
     * Describes a table at the end of its game.
     *
     * @param beginner who had the first turn
     */
    public static <T extends Table<T>> GameSheet of(
            int number, Game<T> game, Setup setup, T table, Seat beginner, int decisions) {
        List<Standing> standings = game.standings(table);
        List<PlayerSheet> players = new ArrayList<>();
        for (int order = 0; order < table.seats(); order++) {
            Seat seat = Seat.of((beginner.index() + order) % table.seats());
            Standing standing = standings.stream()
                    .filter(one -> one.seat() == seat)
                    .findFirst()
                    .orElseThrow();
            players.add(new PlayerSheet(
                    order + 1,
                    seat.code(),
                    setup.players().get(seat.index()),
                    game.faction(table, seat),
                    standing.place(),
                    standing.points(),
                    standing.categories(),
                    game.objectives(table, seat)));
        }
        return new GameSheet(
                number,
                game.id(),
                game.rulesVersion(),
                setup.boxes(),
                setup.options(),
                setup.seed().toString(),
                players,
                game.ending(table),
                game.period(table),
                decisions);
    }
}
