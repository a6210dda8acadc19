package civitas.civ.table;

import civitas.civ.board.Board;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import java.util.Arrays;

/**
 * The cities on the map. A city is a number: its owner times {@link #PER_PLAYER} plus the number of its marker; marker 0
 * is the capital (CV-01.29).
 *
 * <p>Rules: CV-13.11.
 */
public final class Cities {

    public static final int NONE = -1;
    public static final int PER_PLAYER = 3;

    private final Board board;
    private final short[] center;
    private final byte[] centerOf;
    private final byte[] outskirtsOf;
    private int walls;

    Cities(Board board, int players) {
        this.board = board;
        center = new short[players * PER_PLAYER];
        centerOf = new byte[board.size()];
        outskirtsOf = new byte[board.size()];
        Arrays.fill(center, (short) NONE);
        Arrays.fill(centerOf, (byte) NONE);
        Arrays.fill(outskirtsOf, (byte) NONE);
    }

    private Cities(Cities other) {
        board = other.board;
        center = other.center.clone();
        centerOf = other.centerOf.clone();
        outskirtsOf = other.outskirtsOf.clone();
        walls = other.walls;
    }

    Cities copy() {
        return new Cities(this);
    }

    public static int of(int player, int marker) {
        return player * PER_PLAYER + marker;
    }

    public static int owner(int city) {
        return city / PER_PLAYER;
    }

    public static int marker(int city) {
        return city % PER_PLAYER;
    }

    public static boolean isCapital(int city) {
        return city % PER_PLAYER == 0;
    }

    /** How many numbers cities have; not all of them need be on the map. */
    public int size() {
        return center.length;
    }

    public boolean exists(int city) {
        return center[city] >= 0;
    }

    /** The center square of a city on the map. */
    public int center(int city) {
        return center[city];
    }

    /** The city whose center is this square, or {@link #NONE}. */
    public int at(int square) {
        return centerOf[square];
    }

    /** The city in whose outskirts this square lies, or {@link #NONE} (CV-04.27). */
    public int around(int square) {
        return outskirtsOf[square];
    }

    /** The outskirts of a city (CV-04.26). Do not change the array. */
    public int[] outskirts(int city) {
        return board.around(center[city]);
    }

    public int count(int player) {
        int count = 0;
        for (int marker = 0; marker < PER_PLAYER; marker++) {
            count += exists(of(player, marker)) ? 1 : 0;
        }
        return count;
    }

    public boolean hasWalls(int city) {
        return (walls >> city & 1) != 0;
    }

    public void setWalls(int city, boolean standing) {
        walls = standing ? walls | 1 << city : walls & ~(1 << city);
    }

    void found(int city, int square) {
        center[city] = (short) square;
        centerOf[square] = (byte) city;
        for (int near : board.around(square)) {
            outskirtsOf[near] = (byte) city;
        }
    }

    void raze(int city) {
        for (int near : board.around(center[city])) {
            outskirtsOf[near] = NONE;
        }
        centerOf[center[city]] = NONE;
        center[city] = NONE;
        setWalls(city, false);
    }

    void dump(Dump out) {
        for (int city = 0; city < center.length; city++) {
            if (exists(city)) {
                out.put("city", city, center[city], hasWalls(city));
            }
        }
    }

    /** Reads what {@link #dump} wrote into a table that is still empty; centers and outskirts follow from it. */
    void restore(DumpReader in) {
        while (in.comes("city")) {
            int city = in.line("city").number();
            found(city, in.number());
            setWalls(city, in.flag());
        }
    }
}
