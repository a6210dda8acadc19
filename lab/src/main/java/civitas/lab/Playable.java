package civitas.lab;

import civitas.kernel.Evaluation;
import civitas.kernel.Game;
import civitas.kernel.Table;
import civitas.kernel.scenario.Stage;

/**
 * A game together with what sits beside it: how agents judge it and how scenarios arrange it.
 *
 * @param <T> the game's table
 */
public record Playable<T extends Table<T>>(Game<T> game, Evaluation<T> evaluation, Stage<T> stage) {

    /** A game whose evaluation and scenarios are not written yet: agents look at the score, and there are no positions. */
    public static <T extends Table<T>> Playable<T> bare(Game<T> game) {
        return new Playable<>(
                game, (table, seat) -> game.standings(table).get(seat).points(), new BareStage<>());
    }

    public String id() {
        return game.id();
    }
}
