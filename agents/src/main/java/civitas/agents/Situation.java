package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Standing;
import civitas.kernel.Table;
import civitas.kernel.Viewer;
import java.util.List;

/**
 * What a seat may know of a game in progress. The table behind it goes on as the game does: a situation is made once per
 * seat and always shows the present.
 *
 * @param <T> the game's table
 */
public final class Situation<T extends Table<T>> {

    private final Game<T> game;
    private final T table;
    private final Seat seat;

    public Situation(Game<T> game, T table, Seat seat) {
        this.game = game;
        this.table = table;
        this.seat = seat;
    }

    public Game<T> game() {
        return game;
    }

    public Seat seat() {
        return seat;
    }

    public int seats() {
        return table.seats();
    }

    /** The seat's legal choices; empty when it is neither asked nor invited. */
    public List<Choice> choices() {
        return table.choices(seat.index());
    }

    /** What the seat sees; see {@link Game#view}. */
    public Object view() {
        return game.view(table, Viewer.of(seat));
    }

    public List<Standing> standings() {
        return game.standings(table);
    }

    /** A table to play on as one likes: it agrees with everything the seat knows, the rest is dealt from the seed. */
    public T imagine(long seed) {
        return game.imagine(table, seat, seed);
    }
}
