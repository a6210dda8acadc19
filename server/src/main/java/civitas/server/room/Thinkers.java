package civitas.server.room;

import civitas.server.store.PersonId;
import civitas.server.store.TableId;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The threads on which computer opponents, or those who advise people, think: few, shared out fairly, and nobody else waits for them. */
final class Thinkers implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Thinkers.class);

    private final FairQueue queue = new FairQueue();
    private final List<Thread> threads = new ArrayList<>();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("agent-timer").daemon().factory());

    /** @param name by which the threads and the meter are known */
    Thinkers(int count, String name, MeterRegistry meters) {
        for (int i = 1; i <= count; i++) {
            threads.add(Thread.ofPlatform().name(name + "-" + i).daemon().start(this::work));
        }
        Gauge.builder("civitas." + name + ".waiting", queue, FairQueue::size)
                .description("Thoughts that wait for a thread to think on")
                .register(meters);
    }

    /**
     * Thinks after a delay. A server that is shutting down thinks no more.
     *
     * @param person at whose expense, see {@link FairQueue}
     */
    void later(Duration delay, PersonId person, TableId table, Runnable thought) {
        if (delay.isZero()) {
            queue.add(person, table, thought);
            return;
        }
        try {
            var _ = timer.schedule(() -> queue.add(person, table, thought), delay.toMillis(), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException e) {
            LOG.debug("no more thinking", e);
        }
    }

    private void work() {
        while (true) {
            FairQueue.Job job;
            try {
                job = queue.take();
            } catch (InterruptedException e) {
                return;
            }
            long began = System.nanoTime();
            safely(job.work());
            queue.done(job, System.nanoTime() - began);
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
        queue.close();
        threads.forEach(Thread::interrupt);
    }
}
