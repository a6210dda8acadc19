package civitas.clash.table;

import civitas.clash.board.SpaceSet;

/** Where barbarians come from. */
public interface Wilds {

    /** Where a player may put a new barbarian settlement (CC-8.13 to CC-8.17). */
    SpaceSet sites(ClashTable table, int player);

    /**
     * A region was turned up. What is pushed here happens when it lies as it should, and before anybody enters it.
     *
     * @param entered the space that units are about to enter, or nobody
     */
    void revealed(ClashTable table, int player, int slot, int entered);
}
