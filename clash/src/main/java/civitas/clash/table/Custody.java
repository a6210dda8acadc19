package civitas.clash.table;

import civitas.clash.content.UnitType;

/** Pieces of a side that are neither on the board nor in its supply (CC-16.26). */
@FunctionalInterface
public interface Custody {

    int held(ClashTable table, int side, UnitType type);
}
