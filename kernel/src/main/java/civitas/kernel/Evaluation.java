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

    /**
     * How likely the seat wins, from 0 to 1. Those of all seats are about one together; whoever has won has it all, or shares it
     * with those who have won with him.
     */
    default double chance(T table, int seat) {
        return 1 / (1 + Math.exp(-value(table, seat) / spread()));
    }

    /** In how many parts a round of the game is played, in each of which every player has a turn. */
    default int parts() {
        return 1;
    }
}
