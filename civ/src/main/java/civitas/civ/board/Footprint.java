package civitas.civ.board;

import java.util.Arrays;

/**
 * The squares a city stands on, all of them its center, and the squares around them, its outskirts (CV-04.26). Made by the
 * {@link Board}, never changed, and shared by all tables.
 */
public final class Footprint {

    /** Where a city stands that is not on the map. */
    public static final Footprint NOWHERE = new Footprint(new int[0], new int[0], false);

    private static final int NONE = -1;

    private final int[] squares;
    private final int[] outskirts;
    private final boolean inland;

    Footprint(int[] squares, int[] outskirts, boolean inland) {
        this.squares = squares;
        this.outskirts = outskirts;
        this.inland = inland;
    }

    /** The square by which people and choices name the city; -1 if it is nowhere. */
    public int center() {
        return squares.length == 0 ? NONE : squares[0];
    }

    /** The squares it stands on. Do not change the array. */
    public int[] squares() {
        return squares;
    }

    /** The squares around them, in the order of the board. Do not change the array. */
    public int[] outskirts() {
        return outskirts;
    }

    /** Whether nothing of the outskirts is missing: no center at the edge of the map (CV-04.11). */
    public boolean isInland() {
        return inland;
    }

    @Override
    public String toString() {
        return Arrays.toString(squares);
    }
}
