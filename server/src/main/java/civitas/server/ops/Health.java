package civitas.server.ops;

import civitas.server.store.Store;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether the database can be read and written, found out by doing it: a full disk is noticed, and a database that has gone
 * is not waited for.
 *
 * <p>There is one probe at a time, and at most one a second, however many ask: asking costs nothing, so nobody can tire the
 * server by it.
 */
public final class Health implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Health.class);
    private static final Duration PATIENCE = Duration.ofMillis(1500);
    private static final Duration GOOD_FOR = Duration.ofSeconds(1);

    private final Store store;
    private final InstantSource clock;
    private final LongSupplier nanos;
    private final Duration patience;
    private final ExecutorService reading = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("health").daemon().factory());
    private CompletableFuture<Void> probe = new CompletableFuture<>();
    private long begun;
    private boolean asked;

    public Health(Store store, InstantSource clock, LongSupplier nanos) {
        this(store, clock, nanos, PATIENCE);
    }

    Health(Store store, InstantSource clock, LongSupplier nanos, Duration patience) {
        this.store = store;
        this.clock = clock;
        this.nanos = nanos;
        this.patience = patience;
    }

    boolean isUp() {
        CompletableFuture<Void> latest = latest();
        try {
            latest.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (ExecutionException e) {
            return false;
        } catch (TimeoutException e) {
            LOG.warn("the database does not answer within {} ms", patience.toMillis());
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private synchronized CompletableFuture<Void> latest() {
        boolean old = nanos.getAsLong() - begun > GOOD_FOR.toNanos();
        if (!asked || (probe.isDone() && old)) {
            asked = true;
            begun = nanos.getAsLong();
            probe = store.probe(clock.instant(), reading).whenComplete((done, problem) -> {
                if (problem != null) {
                    LOG.error("the database cannot be used: {}", String.valueOf(problem.getMessage()));
                }
            });
        }
        return probe;
    }

    @Override
    public void close() {
        reading.shutdownNow();
    }
}
