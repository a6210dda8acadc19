package civitas.server.room;

import civitas.server.store.PersonId;
import civitas.server.store.TableRow;

/** Who wants to hear about tables without looking at them. Told under a table's lock, so it must not wait. */
public interface Notices {

    /** Lists of tables are not as they were. */
    void tablesChanged();

    /** A table has begun to wait for a person. */
    void yourTurn(TableRow table, PersonId person, Presence presence);

    /** Whether a person looks at the table anyway. */
    enum Presence {
        LOOKING,
        AWAY
    }
}
