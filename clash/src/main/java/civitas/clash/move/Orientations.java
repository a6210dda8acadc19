package civitas.clash.move;

import civitas.clash.board.Slot;
import civitas.clash.content.Terrain;
import civitas.clash.content.facts.RegionTile;
import civitas.clash.table.ClashTable;

/**
 * The two ways a region can lie in its slot (CC-6.66, CC-6.67), and which of them the rules for exploring leave. Sets of ways are
 * masks.
 *
 * <p>Rules: CC-6.70, CC-6.72.
 */
final class Orientations {

    static final int KEPT = 1;
    static final int TURNED = 2;
    static final int BOTH = KEPT | TURNED;

    private final ClashTable table;
    private final Slot slot;
    private final RegionTile tile;

    /** Looks at a region that still lies face down. */
    Orientations(ClashTable table, int slot) {
        this.table = table;
        this.slot = table.board().slots().get(slot);
        tile = table.content().region(table.lands().tile(slot));
    }

    /** For a region revealed without a unit entering it (CC-6.78). */
    int forCard() {
        return natural(BOTH);
    }

    /** For a land unit: it may not stand in the sea (CC-6.68), then the sea rules. */
    int forLand(int entered) {
        int dry = 0;
        for (int way = KEPT; way <= TURNED; way <<= 1) {
            dry |= isSea(slot.cells().indexOf(entered), way) ? 0 : way;
        }
        return natural(dry);
    }

    /** For ships: so that they can enter, if that is possible (CC-6.80, CC-6.81, CC-6.83). */
    int forShips(Approach approach) {
        int open = 0;
        for (int place = 0; place < slot.cells().size(); place++) {
            if (approach.opens(table, slot.cells().get(place))) {
                open |= waysWithSeaAt(place);
            }
        }
        return open != 0 ? open : natural(BOTH);
    }

    /** Sea joins sea; if it cannot, sea lies at the edge; otherwise as the player likes (CC-6.69 to CC-6.74). */
    private int natural(int ways) {
        int joined = 0;
        int atEdge = 0;
        for (int place = 0; place < slot.cells().size(); place++) {
            int space = slot.cells().get(place);
            // The region itself is not explored yet, so every sea beside it belongs to another one.
            if (table.board().around(space).meets(table.lands().sea())) {
                joined |= waysWithSeaAt(place);
            }
            if (table.board().atEdge(space)) {
                atEdge |= waysWithSeaAt(place);
            }
        }
        if ((ways & joined) != 0) {
            return ways & joined;
        }
        return (ways & atEdge) != 0 ? ways & atEdge : ways;
    }

    private int waysWithSeaAt(int place) {
        return (isSea(place, KEPT) ? KEPT : 0) | (isSea(place, TURNED) ? TURNED : 0);
    }

    /** Whether the space at a place of the slot becomes sea; turning swaps opposite cells of the tile. */
    private boolean isSea(int place, int way) {
        int cell = way == TURNED ? tile.cells().size() - 1 - place : place;
        return tile.cells().get(cell) == Terrain.SEA;
    }
}
