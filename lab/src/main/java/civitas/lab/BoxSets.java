package civitas.lab;

import civitas.kernel.Game;
import civitas.kernel.SetupException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The sets of boxes that can be played. */
public final class BoxSets {

    private BoxSets() {}

    /** All sets with which so many can play, base first in each. */
    public static List<List<String>> of(Game<?> game, int seats) {
        List<List<String>> sets = new ArrayList<>();
        for (int chosen = 1; chosen < 1 << game.boxes().size(); chosen++) {
            playable(game, seats, named(game, chosen)).ifPresent(sets::add);
        }
        return sets;
    }

    /** The numbers of players for whom there is a set. */
    public static List<Integer> seats(Game<?> game) {
        List<Integer> numbers = new ArrayList<>();
        int most = game.boxes().stream().mapToInt(box -> box.maxSeats()).max().orElse(0);
        for (int seats = 2; seats <= most; seats++) {
            if (!of(game, seats).isEmpty()) {
                numbers.add(seats);
            }
        }
        return numbers;
    }

    private static List<String> named(Game<?> game, int chosen) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < game.boxes().size(); i++) {
            if ((chosen >> i & 1) == 1) {
                names.add(game.boxes().get(i).id());
            }
        }
        return names;
    }

    private static Optional<List<String>> playable(Game<?> game, int seats, List<String> names) {
        try {
            return Optional.of(game.boxSet(names, seats).ids());
        } catch (SetupException e) {
            return Optional.empty(); // boxes that cannot be together, or not for so many
        }
    }
}
