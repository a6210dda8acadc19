package civitas.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import org.jdbi.v3.core.statement.DefaultStatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Prepares each statement once as long as a connection is borrowed: nearly all writes are the same two
 * statements, and SQLite reads a statement more slowly than it carries it out.
 */
final class KeptStatements extends DefaultStatementBuilder {

    private static final Logger LOG = LoggerFactory.getLogger(KeptStatements.class);

    /** Those that nobody is using. */
    private final Map<String, PreparedStatement> idle = new HashMap<>();

    @Override
    public PreparedStatement create(Connection connection, String sql, StatementContext context) throws SQLException {
        PreparedStatement kept = idle.remove(sql);
        return kept != null ? kept : super.create(connection, sql, context);
    }

    @Override
    public void close(Connection connection, String sql, Statement statement) throws SQLException {
        if (statement instanceof PreparedStatement prepared && !statement.isClosed() && !idle.containsKey(sql)) {
            prepared.clearParameters();
            idle.put(sql, prepared);
        } else {
            super.close(connection, sql, statement);
        }
    }

    @Override
    public void close(Connection connection) {
        for (PreparedStatement statement : idle.values()) {
            try {
                statement.close();
            } catch (SQLException e) {
                LOG.atDebug().setCause(e).log("a statement was gone before it was closed");
            }
        }
        idle.clear();
        super.close(connection);
    }
}
