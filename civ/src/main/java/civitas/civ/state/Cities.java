package civitas.civ.state;

import civitas.civ.board.Board;
import civitas.civ.board.Footprint;
import civitas.civ.board.SquareSet;
import civitas.civ.content.CityMark;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import civitas.kernel.state.Columns;
import civitas.kernel.state.Register;
import java.util.Arrays;

/**
 * The cities on the map. A city is a number: its owner times {@link #PER_PLAYER} plus the number of its marker; marker 0
 * is the capital (CV-01.29). A city stands on one square or on more, its {@link Footprint}; all of them are its center.
 *
 * <p>Rules: CV-13.11.
 */
public final class Cities extends Register<Cities> {

    private static final Columns.Kind<Footprint[]> FOOTPRINTS = Columns.Kind.unwritten(
            count -> {
                Footprint[] nowhere = new Footprint[count];
                Arrays.fill(nowhere, Footprint.NOWHERE);
                return nowhere;
            },
            Footprint[]::clone);

    public static final int NONE = -1;
    public static final int PER_PLAYER = 3;

    private final Board board;
    private final Footprint[] footprint;
    private final byte[] centerOf;
    private final byte[] outskirtsOf;
    private int walls;

    /** The markers on cities, as many numbers for each city as there are kinds. */
    private Numbers marks;

    public Cities(Board board, int players) {
        this(new Columns.Blank<>(), board, players * PER_PLAYER);
    }

    private Cities(Columns<Cities> columns, Board board, int count) {
        this.board = board;
        footprint = columns.unwritten(FOOTPRINTS, cities -> cities.footprint, count);
        centerOf = columns.unwritten(Columns.Kind.PLACES, cities -> cities.centerOf, board.size(), NONE);
        outskirtsOf = columns.unwritten(Columns.Kind.PLACES, cities -> cities.outskirtsOf, board.size(), NONE);
        walls = columns.number(cities -> cities.walls, 0);
        marks = columns.value(cities -> cities.marks, Numbers.NONE);
    }

    @Override
    protected Cities with(Columns<Cities> columns) {
        return new Cities(columns, board, footprint.length);
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
        return footprint.length;
    }

    public boolean exists(int city) {
        return footprint[city] != Footprint.NOWHERE;
    }

    /** Where a city stands; {@link Footprint#NOWHERE} if it is not on the map. */
    public Footprint footprint(int city) {
        return footprint[city];
    }

    /** The center square by which a city is named, or -1 if it is not on the map. */
    public int center(int city) {
        return footprint[city].center();
    }

    /** The city that has this square in its center, or {@link #NONE}. */
    public int at(int square) {
        return centerOf[square];
    }

    /** The city in whose outskirts this square lies, or {@link #NONE} (CV-04.27). */
    public int around(int square) {
        return outskirtsOf[square];
    }

    /** The outskirts of a city (CV-04.26). Do not change the array. */
    public int[] outskirts(int city) {
        return footprint[city].outskirts();
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

    public boolean has(int city, CityMark mark) {
        return marks.has(number(city, mark));
    }

    public void put(int city, CityMark mark) {
        marks = marks.with(number(city, mark));
    }

    public void remove(int city, CityMark mark) {
        marks = marks.without(number(city, mark));
    }

    private static int number(int city, CityMark mark) {
        return city * CityMark.LIMIT + mark.index();
    }

    /** A city too near to a site for another one there, or {@link #NONE} (CV-04.17, CV-04.18). */
    public int near(Footprint site, int distance) {
        for (int city = 0; city < footprint.length; city++) {
            if (board.spread(footprint[city], site) < distance) {
                return city;
            }
        }
        return NONE;
    }

    /** All squares too near to a city for another one there. */
    public SquareSet near(int distance) {
        SquareSet near = new SquareSet(board.size());
        for (Footprint city : footprint) {
            for (int center : city.squares()) {
                board.addWithin(center, distance - 1, near);
            }
        }
        return near;
    }

    /** Puts a city on its squares; one that was on the map already leaves its old ones and keeps its walls. */
    public void found(int city, Footprint site) {
        leave(city);
        footprint[city] = site;
        mark(site, city);
    }

    public void raze(int city) {
        leave(city);
        setWalls(city, false);
        for (int mark = 0; mark < CityMark.LIMIT; mark++) {
            marks = marks.without(city * CityMark.LIMIT + mark);
        }
    }

    private void leave(int city) {
        mark(footprint[city], NONE);
        footprint[city] = Footprint.NOWHERE;
    }

    private void mark(Footprint site, int city) {
        for (int square : site.outskirts()) {
            outskirtsOf[square] = (byte) city;
        }
        for (int square : site.squares()) {
            centerOf[square] = (byte) city;
        }
    }

    @Override
    public void dump(Dump out) {
        for (int city = 0; city < footprint.length; city++) {
            int[] squares = footprint[city].squares();
            if (squares.length == 1) {
                out.put("city", city, squares[0], hasWalls(city));
            } else if (squares.length == 2) {
                out.put("city", city, squares[0], hasWalls(city), squares[1]);
            }
        }
        if (!marks.isEmpty()) {
            out.put("marks", marks);
        }
    }

    /** Reads what {@link #dump} wrote into a table that is still empty; centers and outskirts follow from it. */
    @Override
    public void restore(DumpReader in) {
        while (in.comes("city")) {
            int city = in.line("city").number();
            int square = in.number();
            setWalls(city, in.flag());
            found(city, in.hasMore() ? board.footprint(square, in.number()) : board.footprint(square));
        }
        marks = in.comes("marks") ? Numbers.parse(in.line("marks").word()) : Numbers.NONE;
    }
}
