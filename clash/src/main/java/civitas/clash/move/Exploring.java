package civitas.clash.move;

import civitas.clash.content.RegionTile;
import civitas.clash.table.ClashTable;

/** Turning regions face up (rules 6.7). */
public final class Exploring {

    private Exploring() {}

    /** A region is revealed by a card, without a unit that enters it (CC-6.78). Pushes its steps. */
    public static void byCard(ClashTable table, int player, int slot) {
        RegionTile tile = table.content().region(table.lands().tile(slot));
        table.lands().reveal(slot, tile, false);
        table.reveal();
    }
}
