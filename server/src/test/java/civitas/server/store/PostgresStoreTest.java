package civitas.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** The same suite on a real PostgreSQL server. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PostgresStoreTest extends StoreContract {

    private static final AtomicInteger DATABASES = new AtomicInteger();

    @SuppressWarnings("NullAway.Init")
    private EmbeddedPostgres postgres;

    @BeforeAll
    void startPostgres() throws IOException {
        postgres = EmbeddedPostgres.builder().start();
    }

    @AfterAll
    void stopPostgres() throws IOException {
        postgres.close();
    }

    @Override
    String emptyDatabase() {
        String name = "civitas" + DATABASES.incrementAndGet();
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return postgres.getJdbcUrl("postgres", name);
    }
}
