package civitas.civ.table;

import civitas.civ.content.CultureEvent;

/** What playing culture events of some kinds means, from choosing targets to declaring (CV-03.12, CV-07.18). */
public interface EventPlay {

    /** Whether a required target exists (CV-03.28). */
    boolean possible(CivTable table, int by, CultureEvent event);

    /** Asks for targets, then hands the card to {@code Playing}. */
    void begin(CivTable table, int by, CultureEvent event);
}
