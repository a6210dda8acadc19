package civitas.civ.state;

import civitas.civ.board.Board;
import civitas.civ.board.Slot;
import civitas.civ.content.Content;
import civitas.civ.content.Resource;
import civitas.civ.content.Terrain;
import civitas.civ.content.TileSquare;
import civitas.kernel.Dump;
import civitas.kernel.DumpException;
import civitas.kernel.DumpReader;
import java.util.Arrays;
import java.util.Optional;

/** The tiles, what is printed on them, disaster tokens, and hut and village tokens on the map. */
public final class Lands {

    private static final int NONE = -1;
    private static final int SQUARES = Board.TILE * Board.TILE;

    private final Board board;
    private final Content content;

    /** The tile of each slot, known or not, and how it lies. */
    private final byte[] tile;

    private final byte[] turns;

    /** For each square the tile times 16 plus the place printed there; -1 while unexplored. */
    private final short[] face;

    /** The terrain of a disaster token, or -1 (CV-10.21). */
    private final byte[] disaster;

    /** The hut or village token on each square, or -1. */
    private final byte[] token;

    public Lands(Board board, Content content) {
        this.board = board;
        this.content = content;
        tile = new byte[board.slots().size()];
        turns = new byte[tile.length];
        face = new short[board.size()];
        disaster = new byte[board.size()];
        token = new byte[board.size()];
        Arrays.fill(tile, (byte) NONE);
        Arrays.fill(face, (short) NONE);
        Arrays.fill(disaster, (byte) NONE);
        Arrays.fill(token, (byte) NONE);
    }

    private Lands(Lands other) {
        board = other.board;
        content = other.content;
        tile = other.tile.clone();
        turns = other.turns.clone();
        face = other.face.clone();
        disaster = other.disaster.clone();
        token = other.token.clone();
    }

    public Lands copy() {
        return new Lands(this);
    }

    // --- tiles ------------------------------------------------------------------------------------------------------

    /** Lays a tile face down in a slot. */
    public void lay(int slot, int newTile) {
        tile[slot] = (byte) newTile;
    }

    /** The tile in a slot: a secret of the table until it is revealed. */
    public int tile(int slot) {
        return tile[slot];
    }

    public int turns(int slot) {
        return turns[slot];
    }

    /** Turns a tile face up in its slot; tokens are the caller's business (CV-08.28). */
    public void reveal(int slot, int quarterTurns) {
        Slot place = board.slot(slot);
        turns[slot] = (byte) quarterTurns;
        for (int i = 0; i < SQUARES; i++) {
            face[board.squareOf(place, i)] = (short) (tile[slot] * SQUARES + Board.printed(i, quarterTurns));
        }
    }

    /** Turns a tile face down again, as positions of scenarios do. */
    public void conceal(int slot) {
        turns[slot] = 0;
        for (int i = 0; i < SQUARES; i++) {
            face[board.squareOf(board.slot(slot), i)] = NONE;
        }
    }

    public boolean isRevealed(int slot) {
        return face[board.squareOf(board.slot(slot), 0)] >= 0;
    }

    /** Whether a square exists and lies on a revealed tile (CV-03.29). */
    public boolean isKnown(int square) {
        return face[square] >= 0;
    }

    /**
     * Makes a square look like a square printed somewhere in the box, as positions of scenarios do: {@code place} is the
     * tile's number times 16 plus the place on it.
     */
    public void draw(int square, int place) {
        face[square] = (short) place;
        disaster[square] = NONE;
    }

    // --- squares ----------------------------------------------------------------------------------------------------

    /** What is printed on a known square. */
    public TileSquare printed(int square) {
        return content.face(face[square]);
    }

    public Terrain terrain(int square) {
        return disaster[square] >= 0
                ? Terrain.of(disaster[square])
                : printed(square).terrain();
    }

    public boolean isWater(int square) {
        return terrain(square) == Terrain.WATER;
    }

    /** What the bare square gives, packed as {@link civitas.civ.content.Yield}. */
    public int icons(int square) {
        return disaster[square] >= 0
                ? content.icons(Terrain.of(disaster[square]))
                : printed(square).icons();
    }

    /** The resource symbol of the bare square (CV-06.87, CV-10.21). */
    public Optional<Resource> resource(int square) {
        return disaster[square] >= 0 ? Optional.empty() : printed(square).resource();
    }

    /** Puts a disaster token on a square; a later one replaces it (CV-10.22). */
    public void strike(int square, Terrain terrain) {
        disaster[square] = (byte) terrain.ordinal();
    }

    public boolean isStruck(int square) {
        return disaster[square] >= 0;
    }

    // --- huts and villages ------------------------------------------------------------------------------------------

    public boolean hasToken(int square) {
        return token[square] >= 0;
    }

    /** The token on a square, or -1: its front is a secret of the table (CV-17.17). */
    public int token(int square) {
        return token[square];
    }

    public boolean hasVillage(int square) {
        return token[square] >= 0 && content.token(token[square]).village();
    }

    public void putToken(int square, int newToken) {
        token[square] = (byte) newToken;
    }

    public int takeToken(int square) {
        int taken = token[square];
        token[square] = NONE;
        return taken;
    }

    public void dump(Dump out) {
        out.put("tiles", tile);
        out.put("turns", turns);
        for (int slot = 0; slot < tile.length; slot++) {
            if (isRevealed(slot)) {
                out.put("revealed", slot);
            }
        }
        for (int square = 0; square < face.length; square++) {
            if (face[square] >= 0 && face[square] != dealt(square)) {
                out.put("drawn", square, face[square]);
            }
        }
        for (int square = 0; square < token.length; square++) {
            if (token[square] >= 0 || disaster[square] >= 0) {
                out.put("square", square, token[square], disaster[square]);
            }
        }
    }

    /** Reads what {@link #dump} wrote into a table that is still empty; what lies on the squares follows from the tiles. */
    public void restore(DumpReader in) {
        in.line("tiles").numbers(tile);
        in.line("turns").numbers(turns);
        while (in.comes("revealed")) {
            int slot = in.line("revealed").number();
            reveal(slot, turns[slot]);
        }
        while (in.comes("drawn")) {
            int square = in.line("drawn").number();
            if (!board.exists(square)) {
                throw new DumpException("there is no square " + square + " on this map");
            }
            draw(square, in.number());
        }
        while (in.comes("square")) {
            int square = in.line("square").number();
            token[square] = (byte) in.number();
            disaster[square] = (byte) in.number();
        }
    }

    /** What would lie on a square if it had not been drawn otherwise. */
    private int dealt(int square) {
        int slot = board.slotOf(square);
        Slot place = board.slot(slot);
        for (int i = 0; i < SQUARES; i++) {
            if (board.squareOf(place, i) == square) {
                return tile[slot] * SQUARES + Board.printed(i, turns[slot]);
            }
        }
        throw new IllegalStateException("square " + square + " is not in its slot");
    }
}
