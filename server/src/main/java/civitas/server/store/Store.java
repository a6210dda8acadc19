package civitas.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;

/**
 * The database: SQLite in a file, or PostgreSQL. The same schema and the same statements serve both.
 *
 * <p>Reading uses a pool of connections; all writing goes through one {@link GroupCommit}.
 */
public final class Store implements AutoCloseable {

    private static final String SQLITE = "jdbc:sqlite:";
    private static final int READERS = 8;

    private final HikariDataSource writing;
    private final HikariDataSource reading;
    private final GroupCommit writer;
    private final Jdbi reader;
    private final People people;
    private final Tables tables;
    private final Chats chats;
    private final Snapshots snapshots;
    private final Borders borders;
    private final SeatLinks links;
    private final Presences presences;

    private Store(HikariDataSource writing, HikariDataSource reading, MeterRegistry meters) {
        this.writing = writing;
        this.reading = reading;
        reader = Jdbi.create(reading);
        writer = new GroupCommit(Jdbi.create(writing), meters);
        people = new People(reader, writer);
        tables = new Tables(reader, writer);
        chats = new Chats(reader, writer);
        snapshots = new Snapshots(reader, writer);
        borders = new Borders(reader);
        links = new SeatLinks(reader, writer);
        presences = new Presences(reader, writer);
    }

    /** Opens the database and brings its schema up to date. */
    public static Store open(String jdbcUrl, MeterRegistry meters) {
        HikariDataSource reading = pool(jdbcUrl, "readers", READERS);
        Flyway.configure()
                .dataSource(reading)
                .locations("classpath:civitas/server/db")
                .load()
                .migrate();
        return new Store(pool(jdbcUrl, "writer", 1), reading, meters);
    }

    /** The address of the SQLite file in a data directory, which is made if it is missing. */
    public static String sqlite(Path directory) {
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return SQLITE + directory.resolve("civitas.db");
    }

    private static HikariDataSource pool(String jdbcUrl, String name, int size) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(jdbcUrl);
        config.setPoolName(name);
        config.setMaximumPoolSize(size);
        config.setMinimumIdle(1);
        if (jdbcUrl.startsWith(SQLITE)) {
            // FULL: a commit is on the disk before it is acknowledged, also if the power goes.
            config.addDataSourceProperty("journal_mode", "WAL");
            config.addDataSourceProperty("synchronous", "FULL");
            config.addDataSourceProperty("busy_timeout", "10000");
            config.addDataSourceProperty("foreign_keys", "true");
        }
        return new HikariDataSource(config);
    }

    public People people() {
        return people;
    }

    public Tables tables() {
        return tables;
    }

    public Chats chats() {
        return chats;
    }

    public Snapshots snapshots() {
        return snapshots;
    }

    public Borders borders() {
        return borders;
    }

    public SeatLinks links() {
        return links;
    }

    public Presences presences() {
        return presences;
    }

    /** For backups: everything at once. */
    public Jdbi everything() {
        return reader;
    }

    /** For restoring: writes within one transaction. */
    public void writeAll(java.util.function.Consumer<org.jdbi.v3.core.Handle> change) {
        writer.write(change::accept);
    }

    /** Fails if the database does not answer. */
    public void ping() {
        reader.useHandle(
                handle -> handle.select("SELECT 1").mapTo(Integer.class).one());
    }

    @Override
    public void close() {
        writer.close();
        reading.close();
        writing.close();
    }
}
