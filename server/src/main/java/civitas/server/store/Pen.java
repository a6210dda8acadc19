package civitas.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * The connection that is written with. It is kept from one commit to the next, and its prepared statements with it: SQLite
 * reads a statement more slowly than it carries it out. Whoever has nothing to write for a while lays it down; then it goes
 * back to the pool, which finds out whether it is still good before it is used again. For one thread only.
 */
final class Pen implements AutoCloseable {

    private final Jdbi jdbi;
    private Optional<Handle> kept = Optional.empty();

    Pen(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** Writes within a transaction. After a failure the next one gets a connection of which nothing bad is known. */
    void write(GroupCommit.Change change) {
        if (kept.isEmpty()) {
            kept = Optional.of(jdbi.open());
        }
        try {
            kept.get().useTransaction(change::write);
        } catch (RuntimeException | Error e) {
            layDownAfter(e);
            throw e;
        }
    }

    /** What went wrong first is what is told. */
    private void layDownAfter(Throwable first) {
        try {
            close();
        } catch (RuntimeException e) {
            first.addSuppressed(e);
        }
    }

    /** Lays it down; the next write takes it up again. */
    @Override
    public void close() {
        Optional<Handle> last = kept;
        kept = Optional.empty();
        last.ifPresent(Handle::close);
    }
}
