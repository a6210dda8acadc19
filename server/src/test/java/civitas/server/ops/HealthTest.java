package civitas.server.ops;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.store.Store;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class HealthTest {

    /** So long a database that is there may take to say so. */
    private static final Duration BUSY_MACHINE = Duration.ofMinutes(2);

    private final AtomicLong nanos = new AtomicLong();

    @Test
    void aDatabaseThatCannotBeWrittenIsNoticedAndAskedOnceASecond() throws IOException {
        Path directory = Files.createTempDirectory(Files.createDirectories(Path.of("target/tmp")), "health");
        try (Store store = Store.openAlone(directory, new SimpleMeterRegistry());
                Health health = new Health(store, Clock.systemUTC(), nanos::get, BUSY_MACHINE)) {
            assertThat(health.isUp()).isTrue();
            store.writeAll(handle -> handle.execute("ALTER TABLE pulse RENAME TO away"));
            assertThat(health.isUp()).as("known from just now").isTrue();
            later();
            assertThat(health.isUp()).isFalse();
            store.writeAll(handle -> handle.execute("ALTER TABLE away RENAME TO pulse"));
            assertThat(health.isUp()).isFalse();
            later();
            assertThat(health.isUp()).isTrue();
        }
    }

    @Test
    void aDatabaseThatHasGoneIsNotWaitedFor() throws IOException {
        EmbeddedPostgres postgres = EmbeddedPostgres.builder().start();
        try (Store store = Store.open(postgres.getJdbcUrl("postgres", "postgres"), new SimpleMeterRegistry());
                Health patient = new Health(store, Clock.systemUTC(), nanos::get, BUSY_MACHINE);
                Health health = new Health(store, Clock.systemUTC(), nanos::get)) {
            assertThat(patient.isUp()).isTrue();
            postgres.close();
            assertThat(health.isUp()).isFalse();
        }
    }

    private void later() {
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(2));
    }
}
