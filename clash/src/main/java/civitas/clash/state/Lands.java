package civitas.clash.state;

import civitas.clash.board.Board;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Terrain;
import civitas.clash.content.facts.RegionTile;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;

/** The map: terrain of explored spaces, the hidden tiles of the others, exhausted land. */
public final class Lands {

    private final Board board;
    private final byte[] terrain;

    /** The region that lies in each slot, face up or face down. */
    private final byte[] tiles;

    private final SpaceSet exhausted;

    /** Kept beside the terrain because rules ask for these sets all the time. */
    private final SpaceSet explored;

    private final SpaceSet sea;

    public Lands(Board board) {
        this.board = board;
        terrain = new byte[board.size()];
        java.util.Arrays.fill(terrain, (byte) Terrain.UNEXPLORED.ordinal());
        tiles = new byte[board.slots().size()];
        exhausted = new SpaceSet();
        explored = new SpaceSet();
        sea = new SpaceSet();
    }

    private Lands(Lands other) {
        board = other.board;
        terrain = other.terrain.clone();
        tiles = other.tiles.clone();
        exhausted = other.exhausted.copy();
        explored = other.explored.copy();
        sea = other.sea.copy();
    }

    public Lands copy() {
        return new Lands(this);
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
        explored.add(space);
        if (value == Terrain.UNEXPLORED) {
            explored.remove(space);
        }
        if (value == Terrain.SEA) {
            sea.add(space);
        } else {
            sea.remove(space);
        }
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

    public void dump(Dump out) {
        out.put("terrain", terrain);
        out.put("tiles", tiles);
        byte[] tokens = new byte[terrain.length];
        for (int space = 0; space < tokens.length; space++) {
            tokens[space] = (byte) (exhausted.has(space) ? 1 : 0);
        }
        out.put("exhausted", tokens);
    }

    /** Which spaces are explored, and which are sea, follows from the terrain. */
    public void restore(DumpReader in) {
        in.line("terrain");
        for (int space = 0; space < terrain.length; space++) {
            setTerrain(space, Terrain.of(in.number()));
        }
        in.line("tiles").numbers(tiles);
        in.line("exhausted");
        for (int space = 0; space < terrain.length; space++) {
            if (in.number() != 0) {
                exhausted.add(space);
            } else {
                exhausted.remove(space);
            }
        }
    }
}
