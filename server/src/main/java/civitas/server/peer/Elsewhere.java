package civitas.server.peer;

import civitas.server.store.TableId;

/** A table is in the care of another server: whoever wants something there is sent on. */
public final class Elsewhere extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient TableId table;

    public Elsewhere(TableId table) {
        super("table " + table + " is elsewhere", null, false, false);
        this.table = table;
    }

    public TableId table() {
        return table;
    }
}
