package civitas.server.store;

import civitas.kernel.Codes;

/** Where a table is in its life. */
public enum Status {
    OPEN,
    RUNNING,
    FINISHED;

    public String code() {
        return Codes.of(this);
    }
}
