package civitas.kernel;

/**
 * What a game knows of its battles, so that one can be played out on imagined tables and its results counted.
 *
 * @param <T> the game's table
 */
public interface Warfare<T> {

    /** Whether a battle is under way. */
    boolean isUnderWay(T table);

    /** How many units a seat can fight with. */
    int troops(T table, Seat seat);

    /** How many units all others can fight with. */
    int troopsAgainst(T table, Seat seat);

    /** Whether a place that was fought for is a seat's. */
    boolean holds(T table, Seat seat, Thing place);

    /** A game without battles. */
    static <T> Warfare<T> none() {
        return new Warfare<>() {
            @Override
            public boolean isUnderWay(T table) {
                return false;
            }

            @Override
            public int troops(T table, Seat seat) {
                return 0;
            }

            @Override
            public int troopsAgainst(T table, Seat seat) {
                return 0;
            }

            @Override
            public boolean holds(T table, Seat seat, Thing place) {
                return false;
            }
        };
    }
}
