package civitas.failover;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** One PostgreSQL for all tests here, which ends with their process; each of them gets a database of its own in it. */
final class OnePostgres {

    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static Optional<EmbeddedPostgres> running = Optional.empty();

    private OnePostgres() {}

    /** The address of an empty database. */
    static String newDatabase() throws IOException {
        String name = "trial" + DATABASES.incrementAndGet();
        EmbeddedPostgres postgres = postgres();
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new IOException("no database for a test", e);
        }
        return postgres.getJdbcUrl("postgres", name);
    }

    private static synchronized EmbeddedPostgres postgres() throws IOException {
        if (running.isEmpty()) {
            running = Optional.of(EmbeddedPostgres.start());
        }
        return running.get();
    }
}
