package civitas.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.server.ops.Archive;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The directory everything is kept in. */
class DataDirectoryTest {

    private Path directory = Path.of("");

    @BeforeEach
    void choose() throws IOException {
        directory = Files.createTempDirectory(Files.createDirectories(Path.of("target/tmp")), "data");
    }

    private static Store open(Path data) {
        return Store.openAlone(data, new SimpleMeterRegistry());
    }

    @Test
    void oneServerKeepsTheOthersOut() {
        try (Store first = open(directory)) {
            assertThatThrownBy(() -> open(directory))
                    .isInstanceOf(Unusable.class)
                    .hasMessageContaining("another server is using " + directory);
            assertThat(first.tables().running()).isEmpty();
        }
        open(directory).close();
    }

    @Test
    void nobodyElseMayReadWhatIsKept() throws IOException {
        Path data = directory.resolve("data");
        Path backup = directory.resolve("backup.gz");
        Files.writeString(backup, "an old one, for all to read");
        try (Store store = open(data)) {
            store.writeAll(handle -> handle.execute("INSERT INTO pulse (id, beat) VALUES (7, 7)"));
            Archive.write(store, backup);
            assertRights(data, "rwx------");
            for (String name : new String[] {"civitas.db", "civitas.db-wal", "civitas.db-shm", "civitas.lock"}) {
                assertRights(data.resolve(name), "rw-------");
            }
            assertRights(backup, "rw-------");
        }
    }

    @Test
    void whatWasOpenToAllIsClosed() throws IOException {
        open(directory).close();
        Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.setPosixFilePermissions(directory.resolve("civitas.db"), PosixFilePermissions.fromString("rw-rw-r--"));
        open(directory).close();
        assertRights(directory, "rwx------");
        assertRights(directory.resolve("civitas.db"), "rw-------");
    }

    @Test
    void aDirectoryWithOtherThingsKeepsItsRights() throws IOException {
        Files.writeString(directory.resolve("diary.txt"), "mine");
        Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
        open(directory).close();
        assertRights(directory, "rwxr-xr-x");
    }

    private static void assertRights(Path file, String rights) throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .as(file.toString())
                .isEqualTo(rights);
    }

    @Test
    void whatAKilledServerUnpackedIsRemoved() throws IOException {
        open(directory).close();
        Path left = Files.writeString(directory.resolve("unpacked/sqlite-1-libsqlitejdbc.so.lck"), "");
        open(directory).close();
        assertThat(left).doesNotExist();
    }

    @Test
    void whatCannotBeUsedIsSaidInOneSentence() throws IOException {
        Files.writeString(
                directory.resolve("civitas.db"), "this was a database once, before the disk broke".repeat(99));
        assertThatThrownBy(() -> open(directory))
                .isInstanceOf(Unusable.class)
                .hasMessageContaining("civitas.db is damaged");
        assertThatThrownBy(() -> open(directory.resolve("civitas.db")))
                .isInstanceOf(Unusable.class)
                .hasMessageContaining("is a file");
        assertThatThrownBy(() -> Store.open(
                        "jdbc:postgresql://127.0.0.1:1/civitas?user=anna&password=secret", new SimpleMeterRegistry()))
                .isInstanceOf(Unusable.class)
                .hasMessageContaining("jdbc:postgresql://127.0.0.1:1/civitas cannot be reached")
                .hasMessageNotContaining("secret");
    }
}
