package civitas.kernel;

/**
 * How good a table looks for a seat: the knowledge about one game that agents need, kept beside that game.
 *
 * <p>Only differences matter: any scale will do as long as more is better. It is called for every leaf of a search, so it
 * must be quick and may neither change the table nor use its chance.
 *
 * @param <T> the game's table
 */
@FunctionalInterface
public interface Evaluation<T extends Table<T>> {

    double value(T table, int seat);

    /**
     * The scale of the values, as a chance to win: whoever stands at this value wins about three games of four, and at 0 he
     * and his best opponent are even.
     */
    default double spread() {
        return 1;
    }

    /** In how many parts a round of the game is played, in each of which every player has a turn. */
    default int parts() {
        return 1;
    }
}
