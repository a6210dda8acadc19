package civitas.server.room;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * The door of a room. One command is inside at a time, and stays until what it did is durable; so nobody ever sees a
 * choice that could still be lost, and two commands of one table are never mixed up.
 */
final class Door {

    private final ReentrantLock lock = new ReentrantLock();
    private final Supplier<Instant> clock;
    private final List<Runnable> afterwards = new ArrayList<>();

    /** What those who have left still have to tell, in the order in which they left. */
    private final Queue<Runnable> due = new ConcurrentLinkedQueue<>();

    private final AtomicBoolean telling = new AtomicBoolean();
    private boolean closed;
    private Instant used;

    Door(Supplier<Instant> clock) {
        this.clock = clock;
        used = clock.get();
    }

    /** The room was given up while somebody was on the way to it: there is a new one. */
    static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** Somebody does something here. */
    <R> R enter(Supplier<R> command) {
        lock.lock();
        try {
            if (closed) {
                throw new Closed();
            }
            used = clock.get();
            return command.get();
        } finally {
            leave();
        }
    }

    private void leave() {
        if (lock.getHoldCount() == 1) {
            due.addAll(afterwards);
            afterwards.clear();
        }
        lock.unlock();
        if (!lock.isHeldByCurrentThread()) {
            tell();
        }
    }

    /**
     * Whoever finds nobody telling tells everything, also what others add meanwhile: so what happened first is told first, and
     * nobody waits for a teller.
     */
    private void tell() {
        while (!due.isEmpty() && telling.compareAndSet(false, true)) {
            try {
                for (Runnable next = due.poll(); next != null; next = due.poll()) {
                    next.run();
                }
            } finally {
                telling.set(false);
            }
        }
    }

    /**
     * Does something as soon as whoever is inside has left, and at once if nobody is: those who are told of a change come to
     * look, and would only wait in front of the door.
     */
    void afterwards(Runnable action) {
        if (lock.isHeldByCurrentThread()) {
            afterwards.add(action);
        } else {
            due.add(action);
            tell();
        }
    }

    void run(Runnable command) {
        enter(() -> {
            command.run();
            return this;
        });
    }

    /** For those who live here: they neither use the room up nor mind if it was given up. */
    void quietly(Runnable action) {
        always(() -> {
            if (!closed) {
                action.run();
            }
        });
    }

    /** For those who leave, also if the room was given up. */
    void always(Runnable action) {
        lock.lock();
        try {
            action.run();
        } finally {
            leave();
        }
    }

    boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }

    /** Gives the room up; from inside only. */
    void close() {
        closed = true;
    }

    /**
     * Gives the room up if nobody has used it since and nothing keeps it.
     *
     * @param last what is done before
     */
    boolean closeIfUnused(Instant since, BooleanSupplier unneeded, Runnable last) {
        lock.lock();
        try {
            if (!closed && used.isBefore(since) && unneeded.getAsBoolean()) {
                closed = true;
                last.run();
            }
            return closed;
        } finally {
            leave();
        }
    }
}
