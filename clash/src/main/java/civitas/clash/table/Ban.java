package civitas.clash.table;

import civitas.kernel.text.Phrase;

/** Something that keeps players from constructing anything at all while it lasts. */
public interface Ban {

    boolean binds(ClashTable table, int player);

    /** Why a player who is bound may not construct. */
    Phrase reason();
}
