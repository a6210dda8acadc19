package civitas.clash.state;

import civitas.clash.board.Board;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Terrain;
import civitas.clash.content.facts.RegionTile;
import civitas.kernel.DumpReader;
import civitas.kernel.state.Columns;
import civitas.kernel.state.Register;

/** The map: terrain of explored spaces, the hidden tiles of the others, exhausted land. */
public final class Lands extends Register<Lands> {

    private final Board board;
    private final byte[] terrain;

    /** The region that lies in each slot, face up or face down. */
    private final byte[] tiles;

    private final SpaceSet exhausted;

    /** Kept beside the terrain because rules ask for these sets all the time. */
    private final SpaceSet explored;

    private final SpaceSet sea;

    public Lands(Board board) {
        this(new Columns.Blank<>(), board);
    }

    private Lands(Columns<Lands> columns, Board board) {
        this.board = board;
        terrain = columns.bytes("terrain", lands -> lands.terrain, board.size(), Terrain.UNEXPLORED.ordinal());
        tiles = columns.bytes("tiles", lands -> lands.tiles, board.slots().size(), 0);
        exhausted = columns.column(SpaceSet.FLAGS, "exhausted", lands -> lands.exhausted, board.size(), 0);
        explored = columns.unwritten(SpaceSet.DERIVED, lands -> lands.explored, board.size());
        sea = columns.unwritten(SpaceSet.DERIVED, lands -> lands.sea, board.size());
    }

    @Override
    protected Lands with(Columns<Lands> columns) {
        return new Lands(columns, board);
    }

    public Terrain terrain(int space) {
        return Terrain.of(terrain[space]);
    }

    public boolean isExplored(int space) {
        return explored.has(space);
    }

    public boolean isSea(int space) {
        return sea.has(space);
    }

    public boolean isLand(int space) {
        return explored.has(space) && !sea.has(space);
    }

    public boolean isSlotExplored(int slot) {
        return explored.has(board.slots().get(slot).cells().getFirst());
    }

    /** Only for reading; the explored spaces. */
    public SpaceSet explored() {
        return explored;
    }

    /** Only for reading; the sea spaces. */
    public SpaceSet sea() {
        return sea;
    }

    public void setTerrain(int space, Terrain value) {
        terrain[space] = (byte) value.ordinal();
        explored.set(space, value != Terrain.UNEXPLORED);
        sea.set(space, value == Terrain.SEA);
    }

    /** The number of the region in a slot: a secret while it lies face down. */
    public int tile(int slot) {
        return tiles[slot];
    }

    public void setTile(int slot, int region) {
        tiles[slot] = (byte) region;
    }

    /** Turns a region face up in one of its two orientations. */
    public void reveal(int slot, RegionTile tile, boolean turned) {
        for (int cell = 0; cell < tile.cells().size(); cell++) {
            setTerrain(board.slots().get(slot).space(cell, turned), tile.cells().get(cell));
        }
    }

    public boolean isExhausted(int space) {
        return exhausted.has(space);
    }

    public void exhaust(int space) {
        exhausted.add(space);
    }

    public int exhaustedCount() {
        return exhausted.size();
    }

    // --- distances --------------------------------------------------------------------------------------------------

    /** Everything within {@code steps} spaces of a space, itself included, never through unexplored land (CC-1.60). */
    public SpaceSet within(int space, int steps) {
        SpaceSet reached = new SpaceSet();
        reached.add(space);
        spread(reached, steps, explored);
        return reached;
    }

    /** Whether two spaces are at most {@code steps} apart, counted through explored spaces. */
    public boolean isWithin(int from, int to, int steps) {
        int direct = board.distance(from, to);
        if (direct > steps) {
            return false;
        }
        return direct <= 1 || within(from, steps).has(to);
    }

    /** Grows a set of spaces by {@code steps} rings inside {@code allowed}. */
    public void spread(SpaceSet set, int steps, SpaceSet allowed) {
        SpaceSet frontier = set.copy();
        for (int step = 0; step < steps && !frontier.isEmpty(); step++) {
            SpaceSet next = new SpaceSet();
            for (int space = frontier.next(0); space >= 0; space = frontier.next(space + 1)) {
                next.addAll(board.around(space));
            }
            next.keepAll(allowed);
            next.removeAll(set);
            set.addAll(next);
            frontier = next;
        }
    }

    /** The connected sea that a sea space belongs to (CC-6.37). */
    public SpaceSet seaArea(int space) {
        SpaceSet area = new SpaceSet();
        area.add(space);
        spread(area, board.size(), sea);
        return area;
    }

    /** Which spaces are explored, and which are sea, follows from the terrain. */
    @Override
    public void restore(DumpReader in) {
        super.restore(in);
        for (int space = 0; space < terrain.length; space++) {
            setTerrain(space, terrain(space));
        }
    }
}
