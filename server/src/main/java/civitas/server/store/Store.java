package civitas.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.MeterRegistry;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
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

    /** So long somebody waits for a connection while the database is away. */
    private static final long PATIENCE_MILLIS = 5000;

    /** So long a writer may stand still in the middle of a commit before the database gives it up. */
    private static final int STANDSTILL_SECONDS = 8;

    private final HikariDataSource writing;
    private final HikariDataSource reading;
    private final AutoCloseable lock;
    private final GroupCommit writer;
    private final Jdbi reader;
    private final People people;
    private final Tables tables;
    private final Chats chats;
    private final Snapshots snapshots;
    private final Borders borders;
    private final LessonRows lessons;
    private final SeatLinks links;
    private final Presences presences;
    private final Mailboxes mailboxes;

    private Store(HikariDataSource writing, HikariDataSource reading, MeterRegistry meters, AutoCloseable lock) {
        this.writing = writing;
        this.reading = reading;
        this.lock = lock;
        reader = Jdbi.create(reading);
        writer = new GroupCommit(
                Jdbi.create(writing).setStatementBuilderFactory(connection -> new KeptStatements()), meters);
        people = new People(reader, writer);
        tables = new Tables(reader, writer);
        chats = new Chats(reader, writer);
        snapshots = new Snapshots(reader, writer);
        borders = new Borders(reader);
        lessons = new LessonRows(reader, writer);
        links = new SeatLinks(reader, writer);
        presences = new Presences(reader, writer);
        mailboxes = new Mailboxes(reader, writer);
    }

    /** Opens the database and brings its schema up to date; {@link Unusable} says why it cannot. */
    public static Store open(String jdbcUrl, MeterRegistry meters) {
        return open(jdbcUrl, meters, () -> {});
    }

    /** Opens the SQLite file of a data directory for one server alone. */
    public static Store openAlone(Path data, MeterRegistry meters) {
        DataDirectory directory = DataDirectory.at(data);
        AutoCloseable lock = directory.lock();
        try {
            return open(SQLITE + directory.database(), meters, lock);
        } catch (RuntimeException e) {
            release(lock);
            throw e;
        }
    }

    private static Store open(String jdbcUrl, MeterRegistry meters, AutoCloseable lock) {
        knock(jdbcUrl);
        HikariDataSource reading = pool(jdbcUrl, "readers", READERS);
        try {
            Flyway.configure()
                    .dataSource(reading)
                    .locations("classpath:civitas/server/db")
                    .load()
                    .migrate();
            return new Store(writing(jdbcUrl), reading, meters, lock);
        } catch (RuntimeException e) {
            reading.close();
            throw Unusable.because(name(jdbcUrl), e);
        }
    }

    /** One connection before all others: if it fails there is one thing to say, and not one per pool. */
    private static void knock(String jdbcUrl) {
        try (Connection connection = DriverManager.getConnection(jdbcUrl, properties(jdbcUrl));
                Statement statement = connection.createStatement()) {
            statement.execute("SELECT 1");
            if (jdbcUrl.startsWith(SQLITE)) {
                statement.execute("SELECT count(*) FROM sqlite_master");
            }
        } catch (SQLException e) {
            throw Unusable.because(name(jdbcUrl), e);
        }
    }

    /** What to call the database; its address may hold a password. */
    private static String name(String jdbcUrl) {
        return jdbcUrl.startsWith(SQLITE)
                ? jdbcUrl.substring(SQLITE.length())
                : "the database " + jdbcUrl.replaceFirst("\\?.*", "").replaceFirst("//[^/@]*@", "//");
    }

    /** The address of the SQLite file in a data directory, which is made if it is missing. */
    public static String sqlite(Path directory) {
        return SQLITE + DataDirectory.at(directory).database();
    }

    private static Properties properties(String jdbcUrl) {
        Properties properties = new Properties();
        if (jdbcUrl.startsWith(SQLITE)) {
            // FULL: a commit is on the disk before it is acknowledged, also if the power goes.
            properties.setProperty("journal_mode", "WAL");
            properties.setProperty("synchronous", "FULL");
            properties.setProperty("busy_timeout", "10000");
            properties.setProperty("foreign_keys", "true");
            // Nobody asks for them, and the driver would ask for them after every row.
            properties.setProperty("jdbc.get_generated_keys", "false");
        } else {
            // A server that has vanished must not be waited for for ever; what the address says counts more.
            properties.setProperty("connectTimeout", "5");
            properties.setProperty("socketTimeout", "30");
            properties.setProperty("tcpKeepAlive", "true");
        }
        return properties;
    }

    /**
     * The connection that writes. Where several servers share a database, one that stands still between two statements would keep the rows it has
     * touched from whoever takes its tables over: the database breaks such a connection off, and what it has not committed was never acknowledged.
     */
    static HikariDataSource writing(String jdbcUrl) {
        HikariConfig config = config(jdbcUrl, "writer", 1);
        if (!jdbcUrl.startsWith(SQLITE)) {
            config.setConnectionInitSql("SET idle_in_transaction_session_timeout = '" + STANDSTILL_SECONDS + "s'");
        }
        return new HikariDataSource(config);
    }

    private static HikariDataSource pool(String jdbcUrl, String name, int size) {
        return new HikariDataSource(config(jdbcUrl, name, size));
    }

    private static HikariConfig config(String jdbcUrl, String name, int size) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(jdbcUrl);
        config.setPoolName(name);
        config.setMaximumPoolSize(size);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(PATIENCE_MILLIS);
        config.setDataSourceProperties(properties(jdbcUrl));
        return config;
    }

    public People people() {
        return people;
    }

    public Tables tables() {
        return tables;
    }

    public Mailboxes mailboxes() {
        return mailboxes;
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

    public LessonRows lessons() {
        return lessons;
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

    /** Reads and writes something, durably: a database that cannot do both is of no use. */
    public CompletableFuture<Void> probe(Instant now, Executor executor) {
        CompletableFuture<Void> read = CompletableFuture.runAsync(
                () -> reader.useHandle(
                        handle -> handle.select("SELECT 1").mapTo(Integer.class).one()),
                executor);
        return CompletableFuture.allOf(
                read,
                writer.submit(handle -> handle.execute(
                        "INSERT INTO pulse (id, beat) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET beat ="
                                + " excluded.beat",
                        now.toEpochMilli())));
    }

    @Override
    public void close() {
        writer.close();
        reading.close();
        writing.close();
        release(lock);
    }

    private static void release(AutoCloseable lock) {
        try {
            lock.close();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
