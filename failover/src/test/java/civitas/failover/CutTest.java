package civitas.failover;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The network between servers is cut while all of them reach the database and people reach all of them: the hardest case, because the
 * one that was cut off could go on writing. Skipped where the kernel does not let us build such a network.
 */
class CutTest {

    private static final int TABLES = Integer.getInteger("cluster.tables", 6);

    @Test
    void theDatabaseDecidesWhoGoesOn() throws Exception {
        Path rights = Files.createTempFile(Files.createDirectories(Path.of("target/tmp")), "pg_hba", ".conf");
        Files.writeString(rights, "host all all all trust\n");
        try (Network network = Network.orSkip();
                EmbeddedPostgres postgres = EmbeddedPostgres.builder()
                        .setServerConfig("listen_addresses", "localhost," + network.host())
                        .setServerConfig("hba_file", rights.toAbsolutePath().toString())
                        .start()) {
            String own = postgres.getJdbcUrl("postgres", "postgres");
            String database = own.replace("localhost", network.host());
            try (Trio trio = new Trio(network.places(), database, own, TABLES)) {
                trio.awaitGoingOn("the beginning");
                network.cutOff(1);
                Trio.await("it has heard that the others go on without it", () -> !trio.isUp(0));
                trio.awaitGoingOn("one was cut off");
                trio.assertNothingIsLost();
                network.heal(1);
                trio.awaitAll();
                trio.awaitGoingOn("it is back");
                trio.assertNothingIsLost();
            }
        }
    }
}
