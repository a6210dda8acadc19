package civitas.agents;

import civitas.kernel.BoxSet;
import civitas.kernel.Choice;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.match.Match;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/** A game in which everybody chooses at random, by codes as in a record: something to look at where no game is at hand. */
public final class RandomGame {

    private RandomGame() {}

    /** A game for as many players as there can be, played until it is over, long enough, or not wanted any more. */
    public static <T extends Table<T>> Match<T> play(Game<T> game, long seed, int plies, BooleanSupplier wanted) {
        BoxSet boxes = game.usualBoxes();
        Setup setup = Setup.of(game.id(), boxes.ids(), Map.of(), boxes.maxSeats(), seed);
        return play(game, setup, seed, plies, wanted);
    }

    /** A game with this set-up, whatever dice the players throw when they choose. */
    public static <T extends Table<T>> Match<T> play(
            Game<T> game, Setup setup, long seed, int plies, BooleanSupplier wanted) {
        Match<T> match = Match.start(game, setup);
        SplittableRandom random = new SplittableRandom(seed);
        while (!match.over() && match.plies() < plies && wanted.getAsBoolean()) {
            int seat = match.table().asking();
            List<Choice> choices = match.table().choices(seat);
            match.choose(
                    Seat.of(seat), choices.get(random.nextInt(choices.size())).code());
        }
        return match;
    }
}
