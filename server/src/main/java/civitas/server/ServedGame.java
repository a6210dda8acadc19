package civitas.server;

import civitas.kernel.Evaluation;
import civitas.kernel.Game;
import civitas.kernel.Table;
import civitas.kernel.scenario.Stage;
import java.util.Optional;

/**
 * A game the server is given to serve, and how its computer opponents judge it.
 *
 * @param stage how positions of lessons are laid out; without it the game has no lessons
 * @param <T> the game's table
 */
public record ServedGame<T extends Table<T>>(Game<T> game, Evaluation<T> evaluation, Optional<Stage<T>> stage) {

    /** A game without lessons. */
    public ServedGame(Game<T> game, Evaluation<T> evaluation) {
        this(game, evaluation, Optional.empty());
    }

    /** A game with lessons. */
    public ServedGame(Game<T> game, Evaluation<T> evaluation, Stage<T> stage) {
        this(game, evaluation, Optional.of(stage));
    }

    public String id() {
        return game.id();
    }
}
