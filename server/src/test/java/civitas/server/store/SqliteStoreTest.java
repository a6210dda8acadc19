package civitas.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SqliteStoreTest extends StoreContract {

    @Override
    String emptyDatabase() throws IOException {
        return Store.sqlite(Files.createTempDirectory(Files.createDirectories(Path.of("target")), "sqlite"));
    }

    @Test
    void aCommitWaitsForTheDisk() throws IOException {
        try (Store other = Store.open(emptyDatabase(), new SimpleMeterRegistry())) {
            other.writeAll(handle -> {
                assertThat(handle.select("PRAGMA synchronous")
                                .mapTo(Integer.class)
                                .one())
                        .as("FULL")
                        .isEqualTo(2);
                assertThat(handle.select("PRAGMA journal_mode")
                                .mapTo(String.class)
                                .one())
                        .isEqualTo("wal");
            });
        }
    }
}
