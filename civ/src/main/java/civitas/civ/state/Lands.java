package civitas.civ.state;

import civitas.civ.board.Board;
import civitas.civ.board.Slot;
import civitas.civ.content.Resource;
import civitas.civ.content.Terrain;
import civitas.civ.content.Yield;
import civitas.civ.content.facts.Content;
import civitas.civ.content.facts.TileSquare;
import civitas.kernel.Dump;
import civitas.kernel.DumpException;
import civitas.kernel.DumpReader;
import civitas.kernel.state.Columns;
import civitas.kernel.state.Register;
import java.util.Optional;

/** The tiles, what is printed on them, disaster tokens, and hut and village tokens on the map. */
public final class Lands extends Register<Lands> {

    private static final int NONE = -1;
    private static final int SQUARES = Board.TILE * Board.TILE;
    private static final Columns.Kind<byte[]> KEPT = Columns.Kind.PLACES.shared();
    private static final Columns.Kind<short[]> FAR_KEPT = Columns.Kind.FAR_PLACES.shared();
    private static final Columns.Kind<int[]> ICONS =
            Columns.Kind.unwritten(int[]::new, int[]::clone).shared();
    private static final int WATER = Terrain.WATER.ordinal();

    private final Board board;
    private final Content content;

    /** The tile of each slot, known or not. */
    private final byte[] tile;

    /** How the tile of each slot lies. */
    private byte[] turns;

    /** For each square the tile times 16 plus the place printed there; -1 while unexplored. */
    private short[] face;

    /** The terrain of a disaster token, or -1 (CV-10.21). */
    private byte[] disaster;

    /** The terrain of each square, what it gives and its resource: they follow from the above, and are asked for all the time. */
    private byte[] terrain;

    private int[] icons;
    private byte[] resource;

    /** Whether all of these but the tiles are a copy's as well: the map changes seldom, so copies share it until it does. */
    private boolean shared;

    /** The hut or village token on each square, or -1. */
    private final byte[] token;

    public Lands(Board board, Content content) {
        this(new Columns.Blank<>(), board, content);
    }

    private Lands(Columns<Lands> columns, Board board, Content content) {
        this.board = board;
        this.content = content;
        int slots = board.slots().size();
        int squares = board.size();
        tile = columns.unwritten(Columns.Kind.PLACES, lands -> lands.tile, slots, NONE);
        turns = columns.unwritten(KEPT, lands -> lands.turns, slots);
        face = columns.unwritten(FAR_KEPT, lands -> lands.face, squares, NONE);
        disaster = columns.unwritten(KEPT, lands -> lands.disaster, squares, NONE);
        terrain = columns.unwritten(KEPT, lands -> lands.terrain, squares, NONE);
        icons = columns.unwritten(ICONS, lands -> lands.icons, squares);
        resource = columns.unwritten(KEPT, lands -> lands.resource, squares, NONE);
        token = columns.unwritten(Columns.Kind.PLACES, lands -> lands.token, squares, NONE);
    }

    @Override
    protected Lands with(Columns<Lands> columns) {
        return new Lands(columns, board, content);
    }

    @Override
    public Lands copy() {
        Lands copy = super.copy();
        shared = true;
        copy.shared = true;
        return copy;
    }

    /** Called before the map changes. */
    private void own() {
        if (shared) {
            turns = turns.clone();
            face = face.clone();
            disaster = disaster.clone();
            terrain = terrain.clone();
            icons = icons.clone();
            resource = resource.clone();
            shared = false;
        }
    }

    /** Called after a square has changed. */
    private void look(int square) {
        resource[square] = NONE;
        if (disaster[square] >= 0) {
            terrain[square] = disaster[square];
            icons[square] = content.icons(Terrain.of(disaster[square]));
        } else if (face[square] >= 0) {
            terrain[square] = (byte) printed(square).terrain().ordinal();
            icons[square] = printed(square).icons();
            printed(square).resource().ifPresent(symbol -> resource[square] = (byte) symbol.ordinal());
        } else {
            terrain[square] = NONE;
            icons[square] = Yield.NOTHING;
        }
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
        own();
        Slot place = board.slot(slot);
        turns[slot] = (byte) quarterTurns;
        for (int i = 0; i < SQUARES; i++) {
            int square = board.squareOf(place, i);
            face[square] = (short) (tile[slot] * SQUARES + Board.printed(i, quarterTurns));
            look(square);
        }
    }

    /** Turns a tile face down again, as positions of scenarios do. */
    public void conceal(int slot) {
        own();
        turns[slot] = 0;
        for (int i = 0; i < SQUARES; i++) {
            int square = board.squareOf(board.slot(slot), i);
            face[square] = NONE;
            look(square);
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
        own();
        face[square] = (short) place;
        disaster[square] = NONE;
        look(square);
    }

    // --- squares ----------------------------------------------------------------------------------------------------

    /** What is printed on a known square. */
    public TileSquare printed(int square) {
        return content.face(face[square]);
    }

    public Terrain terrain(int square) {
        return Terrain.of(terrain[square]);
    }

    public boolean isWater(int square) {
        return terrain[square] == WATER;
    }

    /** What the bare square gives, packed as {@link civitas.civ.content.Yield}. */
    public int icons(int square) {
        return icons[square];
    }

    /** The resource symbol of the bare square (CV-06.87, CV-10.21). */
    public Optional<Resource> resource(int square) {
        return resource[square] == NONE ? Optional.empty() : Resource.some(resource[square]);
    }

    /** Puts a disaster token on a square; a later one replaces it (CV-10.22). */
    public void strike(int square, Terrain ground) {
        own();
        disaster[square] = (byte) ground.ordinal();
        look(square);
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

    @Override
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
    @Override
    public void restore(DumpReader in) {
        own();
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
            look(square);
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
