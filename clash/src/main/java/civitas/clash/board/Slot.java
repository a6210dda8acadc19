package civitas.clash.board;

import java.util.List;

/**
 * A place for a region: its four spaces in the order north, west, east, south of the tile as it lies unturned.
 *
 * @param index number of the slot on the board; home regions are numbered by seat
 * @param side the side of a home region that the layout asks for; empty for a regular region
 */
public record Slot(int index, List<Integer> cells, String side) {

    public Slot {
        cells = List.copyOf(cells);
    }

    /** The space that a cell of the tile (0 north, 1 west, 2 east, 3 south) covers. Turning swaps opposite cells. */
    public int space(int cell, boolean turned) {
        return cells.get(turned ? 3 - cell : cell);
    }
}
