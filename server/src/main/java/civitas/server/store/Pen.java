package civitas.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
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
    private Optional<Statements> statements = Optional.empty();

    Pen(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** What is written within a transaction. */
    @FunctionalInterface
    interface Text {
        void write(Handle handle, Statements statements) throws SQLException;
    }

    /** Statements of the connection itself, each prepared once as long as that is kept. */
    static final class Statements {

        private final Connection connection;
        private final Map<String, PreparedStatement> prepared = new HashMap<>();

        private Statements(Connection connection) {
            this.connection = connection;
        }

        PreparedStatement prepared(String sql) throws SQLException {
            PreparedStatement known = prepared.get(sql);
            if (known == null) {
                known = connection.prepareStatement(sql);
                prepared.put(sql, known);
            }
            return known;
        }

        private void close() throws SQLException {
            for (PreparedStatement statement : prepared.values()) {
                statement.close();
            }
            prepared.clear();
        }
    }

    /** Writes within a transaction. After a failure the next one gets a connection of which nothing bad is known. */
    void write(Text text) {
        if (kept.isEmpty()) {
            kept = Optional.of(jdbi.open());
            statements = kept.map(handle -> new Statements(handle.getConnection()));
        }
        try {
            kept.get().useTransaction(handle -> text.write(handle, statements.orElseThrow()));
        } catch (SQLException e) {
            layDownAfter(e);
            throw new IllegalStateException(e);
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
        Optional<Statements> known = statements;
        kept = Optional.empty();
        statements = Optional.empty();
        try (Handle _ = last.orElse(null)) {
            if (known.isPresent()) {
                known.get().close();
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
