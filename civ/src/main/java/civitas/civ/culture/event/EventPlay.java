package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.table.CivTable;

/** What playing culture events of some kinds means, from choosing targets to declaring (CV-03.12, CV-07.18). */
interface EventPlay {

    /** Whether a required target exists (CV-03.28). */
    boolean possible(CivTable table, int by, CultureEvent event);

    /** Asks for targets, then hands the card to {@link Playing}. */
    void begin(CivTable table, int by, CultureEvent event);
}
