package civitas.clash.table;

import civitas.clash.content.UnitType;

/** Pieces of a side that a player keeps: they are neither on the board nor in its supply (CC-16.26). */
@FunctionalInterface
public interface Custody {

    int held(ClashTable table, int keeper, int side, UnitType type);

    /** Whether they lie before him, so that everybody sees them there. */
    default boolean isShown() {
        return true;
    }
}
