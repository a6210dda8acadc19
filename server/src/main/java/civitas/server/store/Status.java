package civitas.server.store;

import java.util.Locale;

/** Where a table is in its life. */
public enum Status {
    OPEN,
    RUNNING,
    FINISHED;

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
