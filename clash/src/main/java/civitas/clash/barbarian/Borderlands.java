package civitas.clash.barbarian;

import civitas.clash.board.SpaceSet;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Wilds;

/** Barbarians appear at some distance from cities, and never because a region is turned up (CC-6.76, CC-8.14). */
public final class Borderlands implements Wilds {

    @Override
    public SpaceSet sites(ClashTable table, int player) {
        return Spaces.forSettlement(table, player);
    }

    @Override
    public void revealed(ClashTable table, int player, int slot, int entered) {}
}
