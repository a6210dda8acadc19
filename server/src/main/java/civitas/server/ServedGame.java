package civitas.server;

import civitas.kernel.Evaluation;
import civitas.kernel.Game;
import civitas.kernel.Table;

/**
 * A game the server is given to serve, and how its computer opponents judge it.
 *
 * @param <T> the game's table
 */
public record ServedGame<T extends Table<T>>(Game<T> game, Evaluation<T> evaluation) {

    public String id() {
        return game.id();
    }
}
