package civitas.server.room;

import civitas.server.store.PersonId;
import civitas.server.store.TableRow;

/** Notices that nobody gets. */
final class Deaf implements Notices {

    @Override
    public void tablesChanged() {
        // nobody hears it
    }

    @Override
    public void yourTurn(TableRow table, PersonId person, Presence presence) {
        // nobody hears it
    }
}
