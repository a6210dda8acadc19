package civitas.server.store;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * The only writer of the database: it takes whatever waits to be written and commits it as one transaction.
 *
 * <p>Making a commit durable costs a wait for the disk, whatever its size. While the writer waits for one commit the next
 * writes queue up, so under load hundreds share one wait, and a lonely write still goes out at once. A write is
 * acknowledged (its future completes) only after the commit that contains it.
 *
 * <p>If one write of a batch is refused the whole transaction is rolled back and its writes are tried one by one, so that
 * nobody suffers for another's conflict.
 */
final class GroupCommit implements AutoCloseable {

    /** Bounds how long the first of a batch can wait for the last. */
    private static final int LARGEST_BATCH = 512;

    /**
     * While writes come in numbers, a little patience lets more of them share the wait for the disk, and lets those who waited
     * for it go on together instead of waking a processor for each.
     */
    private static final long PATIENCE_NANOS = 4_000_000;

    /** So long the pool trusts a connection that has just been used; see {@link Pen}. */
    private static final long PAUSE_MILLIS = 500;

    private static final Write STOP = new Write(handle -> {}, new CompletableFuture<>());

    private final Pen pen;
    private final Appending appending = new Appending();
    private final BlockingQueue<Write> queue = new LinkedBlockingQueue<>();
    private final Thread writer;
    private volatile boolean ended;
    private final Timer commits;
    private final DistributionSummary sizes;

    /** What is to be written within a transaction. */
    @FunctionalInterface
    interface Change {
        void write(Handle handle);
    }

    private record Write(Change change, CompletableFuture<Void> done) {}

    GroupCommit(Jdbi jdbi, MeterRegistry meters) {
        pen = new Pen(jdbi);
        commits = Timer.builder("civitas.store.commit")
                .description("Time of one durable commit")
                .publishPercentiles(0.5, 0.99)
                .register(meters);
        sizes = DistributionSummary.builder("civitas.store.batch")
                .description("Writes that shared a commit")
                .register(meters);
        writer = Thread.ofPlatform().name("store-writer").start(() -> {
            run();
            ended = true;
            refuseTheRest();
            pen.close();
        });
    }

    /** Queues a change; the future completes when it is durable, or says why it was refused. */
    CompletableFuture<Void> submit(Change change) {
        Write write = new Write(change, new CompletableFuture<>());
        queue.add(write);
        if (ended) {
            refuseTheRest();
        }
        return write.done;
    }

    /** Nobody may wait for ever for a write that came after the end. */
    private void refuseTheRest() {
        for (Write late = queue.poll(); late != null; late = queue.poll()) {
            late.done.completeExceptionally(new IllegalStateException("the store is closed"));
        }
    }

    /** Writes a change and waits until it is durable. */
    void write(Change change) {
        await(submit(change));
    }

    /** Waits for a change; a refusal comes out as itself. */
    static void await(CompletableFuture<Void> change) {
        try {
            change.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }

    private void run() {
        List<Write> batch = new ArrayList<>(LARGEST_BATCH);
        boolean crowded = false;
        while (true) {
            batch.clear();
            try {
                batch.add(next());
            } catch (InterruptedException e) {
                return;
            }
            if (crowded) {
                LockSupport.parkNanos(PATIENCE_NANOS);
            }
            queue.drainTo(batch, LARGEST_BATCH - 1);
            crowded = batch.size() > 1;
            boolean stop = batch.remove(STOP);
            if (!batch.isEmpty()) {
                commit(batch);
            }
            if (stop) {
                return;
            }
        }
    }

    private Write next() throws InterruptedException {
        Write next = queue.poll(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
        if (next == null) {
            pen.close();
            next = queue.take();
        }
        return next;
    }

    private void commit(List<Write> batch) {
        sizes.record(batch.size());
        try {
            commits.record(() -> pen.write((handle, statements) -> writeAll(batch, handle, statements)));
        } catch (RuntimeException | Error e) {
            // Also an error must not end the writer: everybody else would wait for ever.
            if (batch.size() == 1) {
                batch.getFirst().done.completeExceptionally(explain(e));
            } else {
                batch.forEach(write -> commit(List.of(write)));
            }
            return;
        }
        batch.forEach(write -> write.done.complete(null));
    }

    /** Choices gather until something else is to be written, which may rest on them. */
    private void writeAll(List<Write> batch, Handle handle, Pen.Statements statements) throws SQLException {
        appending.forget();
        for (Write write : batch) {
            if (write.change instanceof Appending.Choice choice && !choice.isSpecial()) {
                appending.add(choice);
            } else {
                appending.write(statements);
                write.change.write(handle);
            }
        }
        appending.write(statements);
    }

    private static Throwable explain(Throwable e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql && isConstraint(sql)) {
                return new Conflict(e);
            }
        }
        return e;
    }

    /** SQLSTATE class 23 in PostgreSQL; SQLite knows only its own code 19 for every constraint. */
    private static boolean isConstraint(SQLException e) {
        String state = e.getSQLState();
        return (state != null && state.startsWith("23"))
                || (e instanceof org.sqlite.SQLiteException && (e.getErrorCode() & 0xff) == 19);
    }

    /** Writes what is queued and stops. */
    @Override
    public void close() {
        queue.add(STOP);
        try {
            writer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
