package civitas.server.room;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The threads computer opponents think on: few, and nobody else waits for them. */
final class Thinkers implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Thinkers.class);

    private final ThreadPoolExecutor pool;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("agent-timer").daemon().factory());

    Thinkers(int threads, MeterRegistry meters) {
        pool = new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().name("agent-", 1).daemon().factory());
        Gauge.builder("civitas.agents.waiting", pool, p -> p.getQueue().size())
                .description("Computer opponents that wait for a thread to think on")
                .register(meters);
    }

    /** Thinks after a delay. A server that is shutting down thinks no more. */
    void later(Duration delay, Runnable thought) {
        try {
            if (delay.isZero()) {
                pool.execute(() -> safely(thought));
            } else {
                var _ = timer.schedule(() -> later(Duration.ZERO, thought), delay.toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (RejectedExecutionException e) {
            LOG.debug("no more thinking", e);
        }
    }

    private static void safely(Runnable thought) {
        try {
            thought.run();
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("a computer opponent failed", e);
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
        pool.shutdownNow();
    }
}
