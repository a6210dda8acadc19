package civitas.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The same suite on a real PostgreSQL server. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PostgresStoreTest extends StoreContract {

    /** Somebody whom the server lets in by password only. */
    private static final String WITH_PASSWORD = "anna";

    private static final AtomicInteger DATABASES = new AtomicInteger();

    @SuppressWarnings("NullAway.Init")
    private EmbeddedPostgres postgres;

    @BeforeAll
    void startPostgres() throws IOException {
        Path rights = Files.createTempFile(Files.createDirectories(Path.of("target/tmp")), "pg_hba", ".conf");
        Files.writeString(rights, """
                host all %s all scram-sha-256
                host all all all trust
                """.formatted(WITH_PASSWORD));
        postgres = EmbeddedPostgres.builder()
                .setServerConfig("hba_file", rights.toAbsolutePath().toString())
                .start();
    }

    @AfterAll
    void stopPostgres() throws IOException {
        postgres.close();
    }

    @Override
    String emptyDatabase() {
        String name = "civitas" + DATABASES.incrementAndGet();
        order("CREATE DATABASE " + name);
        return postgres.getJdbcUrl("postgres", name);
    }

    private void order(String sql) {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aWrongPasswordIsSaidInOneSentence() {
        order("CREATE USER " + WITH_PASSWORD + " PASSWORD 'four yellow hats'");
        String address = "jdbc:postgresql://localhost:" + postgres.getPort() + "/postgres?user=" + WITH_PASSWORD;
        assertThatThrownBy(() -> Store.open(address + "&password=secret", new SimpleMeterRegistry()))
                .isInstanceOf(Unusable.class)
                .hasMessageStartingWith("the database jdbc:postgresql://localhost:" + postgres.getPort()
                        + "/postgres refuses the user or the password")
                .hasMessageNotContainingAny("secret", "\n");
        assertThatThrownBy(() -> Store.open(postgres.getJdbcUrl("postgres", "nowhere"), new SimpleMeterRegistry()))
                .isInstanceOf(Unusable.class)
                .hasMessageContaining("/nowhere does not exist");
    }

    /** A server that stands still in the middle of a commit, and another one that has taken its table over and writes the same row. */
    @Test
    void aWriterThatStandsStillIsGivenUp() throws SQLException {
        String address = emptyDatabase();
        Store.open(address, new SimpleMeterRegistry()).close();
        try (HikariDataSource writing = Store.writing(address);
                Pen pen = new Pen(Jdbi.create(writing));
                Connection other = DriverManager.getConnection(address);
                Statement statement = other.createStatement()) {
            assertThatThrownBy(() -> pen.write((handle, statements) -> {
                        handle.execute("INSERT INTO pulse (id, beat) VALUES (7, 1)");
                        statement.execute("INSERT INTO pulse (id, beat) VALUES (7, 2)"); // waits for the row
                    }))
                    .isInstanceOf(RuntimeException.class);
            try (ResultSet found = statement.executeQuery("SELECT beat FROM pulse WHERE id = 7")) {
                assertThat(found.next()).isTrue();
                assertThat(found.getLong(1)).as("that of whoever took over").isEqualTo(2);
            }
        }
    }
}
