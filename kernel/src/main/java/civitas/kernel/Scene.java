package civitas.kernel;

/**
 * A table as it is at one moment, for however many look at it. What all of them see alike is made once, and what has not changed since
 * an earlier moment is the very same: so whoever compares the two finds at a glance what has. It ends when the table goes on.
 *
 * @param <T> the game's table
 */
public interface Scene<T extends Table<T>> {

    /** What a viewer may know: equal to {@link Game#view}, whoever else has looked, now or before. */
    Object view(Viewer viewer);

    /** A later moment of the same game, or an earlier one that was gone back to. */
    Scene<T> next(T table);

    /** Of a game that makes every view by itself. */
    static <T extends Table<T>> Scene<T> plain(Game<T> game, T table) {
        return new Plain<>(game, table);
    }

    /** Every view is made by itself. */
    record Plain<T extends Table<T>>(Game<T> game, T table) implements Scene<T> {

        @Override
        public Object view(Viewer viewer) {
            return game.view(table, viewer);
        }

        @Override
        public Scene<T> next(T later) {
            return new Plain<>(game, later);
        }
    }
}
