package civitas.civ.board;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The squares of a layout and who is next to whom. Squares outside all tiles do not exist for any rule (CV-02.35).
 */
public final class Board {

    /** Squares along an edge of a tile (CV-01.12). */
    public static final int TILE = 4;

    /** Squares around a square that is not at an edge (CV-01.23). */
    private static final int NEIGHBOURS = 8;

    private final int columns;
    private final int rows;
    private final List<Slot> slots;
    private final byte[] slotOf;
    private final Square[] squares;
    private final int[][] beside;
    private final int[][] around;
    private final Footprint[] footprints;
    private final boolean[] outerEdge;

    Board(int columns, int rows, List<Slot> slots) {
        this.columns = columns;
        this.rows = rows;
        this.slots = List.copyOf(slots);
        int size = columns * rows;
        slotOf = new byte[size];
        Arrays.fill(slotOf, (byte) -1);
        squares = new Square[size];
        for (int i = 0; i < size; i++) {
            int x = i % columns;
            int y = i / columns;
            squares[i] = new Square(i, label(x, y), x, y);
        }
        for (Slot slot : slots) {
            for (int i = 0; i < TILE * TILE; i++) {
                slotOf[at(slot.x() + i % TILE, slot.y() + i / TILE)] = (byte) slot.index();
            }
        }
        beside = new int[size][];
        around = new int[size][];
        for (int i = 0; i < size; i++) {
            beside[i] = neighbours(i, false);
            around[i] = neighbours(i, true);
        }
        footprints = new Footprint[size];
        for (int i = 0; i < size; i++) {
            footprints[i] = new Footprint(new int[] {i}, around[i], isInland(i));
        }
        outerEdge = new boolean[size];
        Outline outline = new Outline(this);
        for (int i = 0; i < size; i++) {
            outerEdge[i] = outline.has(i);
        }
    }

    private static String label(int x, int y) {
        String column = x < 26 ? String.valueOf((char) ('A' + x)) : "A" + (char) ('A' + x - 26);
        return column + (y + 1);
    }

    private int at(int x, int y) {
        return y * columns + x;
    }

    private int[] neighbours(int square, boolean diagonal) {
        int[] found = new int[NEIGHBOURS];
        int count = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int x = square % columns + dx;
                int y = square / columns + dy;
                boolean wanted = diagonal ? dx != 0 || dy != 0 : dx * dx + dy * dy == 1;
                if (wanted && x >= 0 && y >= 0 && x < columns && y < rows && exists(at(x, y)) && exists(square)) {
                    found[count++] = at(x, y);
                }
            }
        }
        return Arrays.copyOf(found, count);
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    /** How many numbers squares have; some of them may not exist. */
    public int size() {
        return slotOf.length;
    }

    public boolean exists(int square) {
        return slotOf[square] >= 0;
    }

    public Square square(int index) {
        return squares[index];
    }

    public Optional<Square> parse(String label) {
        for (Square square : squares) {
            if (square.label().equals(label) && exists(square.index())) {
                return Optional.of(square);
            }
        }
        return Optional.empty();
    }

    public List<Slot> slots() {
        return slots;
    }

    public Slot slot(int index) {
        return slots.get(index);
    }

    /** The slot a square belongs to, or -1 where there is no square. */
    public int slotOf(int square) {
        return slotOf[square];
    }

    /** The squares that share an edge with this one: movement and discovery (CV-01.22). Do not change the array. */
    public int[] beside(int square) {
        return beside[square];
    }

    /** The squares that share an edge or a corner: outskirts (CV-01.23). Do not change the array. */
    public int[] around(int square) {
        return around[square];
    }

    /** Whether a square lies at the outer edge of the map (CV-02.33). */
    public boolean isOuterEdge(int square) {
        return outerEdge[square];
    }

    /** Whether a square has neighbours on all sides: it is not at the edge of the map or at a gap (CV-04.11). */
    private boolean isInland(int square) {
        return around[square].length == NEIGHBOURS;
    }

    /** A city on one square. */
    public Footprint footprint(int square) {
        return footprints[square];
    }

    /** A city on two squares side by side; it is named by the first. */
    public Footprint footprint(int square, int second) {
        if (Arrays.stream(beside[square]).noneMatch(next -> next == second)) {
            throw new IllegalArgumentException(squares[second] + " is not beside " + squares[square]);
        }
        SquareSet near = new SquareSet(size());
        for (int center : new int[] {square, second}) {
            for (int next : around[center]) {
                near.add(next);
            }
        }
        near.remove(square);
        near.remove(second);
        return new Footprint(new int[] {square, second}, near.toArray(), isInland(square) && isInland(second));
    }

    /** The larger of the column and row differences, as city distances are measured (CV-04.17). */
    public int spread(int a, int b) {
        return Math.max(Math.abs(squares[a].x() - squares[b].x()), Math.abs(squares[a].y() - squares[b].y()));
    }

    /** The distance between two cities: between the nearest of their squares. */
    public int spread(Footprint a, Footprint b) {
        int least = Integer.MAX_VALUE;
        for (int one : a.squares()) {
            for (int other : b.squares()) {
                least = Math.min(least, spread(one, other));
            }
        }
        return least;
    }

    /** Adds the squares within a {@linkplain #spread distance} of one, and that one. */
    public void addWithin(int center, int distance, SquareSet found) {
        Square middle = squares[center];
        for (int y = Math.max(0, middle.y() - distance); y <= Math.min(rows - 1, middle.y() + distance); y++) {
            for (int x = Math.max(0, middle.x() - distance); x <= Math.min(columns - 1, middle.x() + distance); x++) {
                found.add(at(x, y));
            }
        }
    }

    /** The square of a slot at a place of the tile as it lies, row by row from the north-west. */
    public int squareOf(Slot slot, int place) {
        return at(slot.x() + place % TILE, slot.y() + place / TILE);
    }

    /** The place on the printed tile that lies at {@code place} after {@code turns} quarter turns clockwise. */
    public static int printed(int place, int turns) {
        int row = place / TILE;
        int column = place % TILE;
        int last = TILE - 1;
        return switch (turns & 3) {
            case 0 -> row * TILE + column;
            case 1 -> (last - column) * TILE + row;
            case 2 -> (last - row) * TILE + last - column;
            default -> column * TILE + last - row;
        };
    }

    /**
     * How an unexplored tile is turned when it is discovered from a square beside it: its arrow edge, printed in the
     * south, comes to the side of the discoverer (CV-08.26, CV-08.27).
     */
    public int turnsSeenFrom(int square, Slot slot) {
        Square from = squares[square];
        if (from.y() >= slot.y() + TILE) {
            return 0;
        }
        if (from.x() < slot.x()) {
            return 1;
        }
        return from.y() < slot.y() ? 2 : 3;
    }
}
