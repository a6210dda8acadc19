package civitas.cluster;

import civitas.server.store.Store;
import java.time.Duration;
import org.jdbi.v3.core.Handle;

/**
 * The word of the database where servers have to agree and may not see each other: who of them holds a lease. Timed by the clock of the
 * database alone; a lease that is not renewed runs out.
 */
final class Arbiter {

    private static final String NOW = "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";

    /** Several servers may make the table at once; PostgreSQL lets only one of them at a time. */
    private static final long MAKING = 0x636976697461L;

    private final Store store;

    Arbiter(Store store) {
        this.store = store;
    }

    /** Gets or renews a lease, if nobody else holds it; answers who holds it then. */
    String acquire(String lease, String owner, Duration life) {
        return store.everything().inTransaction(handle -> {
            makeTable(handle);
            handle.execute(
                    "INSERT INTO cluster_lease (name, owner, until) VALUES (?, ?, " + NOW + " + ?)"
                            + " ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until"
                            + " WHERE cluster_lease.owner = excluded.owner OR cluster_lease.until < " + NOW,
                    lease,
                    owner,
                    life.toMillis());
            return handle.select("SELECT owner FROM cluster_lease WHERE name = ?", lease)
                    .mapTo(String.class)
                    .one();
        });
    }

    void release(String lease, String owner) {
        store.everything().useTransaction(handle -> {
            makeTable(handle);
            handle.execute("DELETE FROM cluster_lease WHERE name = ? AND owner = ?", lease, owner);
        });
    }

    /** Only those who have a cluster need it, so it is no part of the schema. */
    private static void makeTable(Handle handle) {
        handle.execute("SELECT pg_advisory_xact_lock(?)", MAKING);
        handle.execute("CREATE TABLE IF NOT EXISTS cluster_lease"
                + " (name TEXT PRIMARY KEY, owner TEXT NOT NULL, until BIGINT NOT NULL)");
    }
}
