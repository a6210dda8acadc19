package civitas.clash.city;

import civitas.clash.board.SpaceSet;
import civitas.clash.table.ClashTable;
import civitas.kernel.Solo;

/** Asks where a city is founded that no settler becomes. */
public interface FoundingQuestion extends Solo<ClashTable> {

    /** The spaces from which one can be chosen. */
    SpaceSet sites(ClashTable table);
}
