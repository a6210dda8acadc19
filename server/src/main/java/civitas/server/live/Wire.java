package civitas.server.live;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The way to one client. At most one message is under way; what comes meanwhile waits.
 *
 * <p>States do not wait in line: a slow client gets the newest one when it is ready for it, so nothing piles up. Other
 * messages are few and small; a client that lets them pile up is cut off.
 */
final class Wire {

    private static final Logger LOG = LoggerFactory.getLogger(Wire.class);
    private static final int LONGEST_QUEUE = 200;

    /** Of the codes that programs may use as they like: as 401 is to HTTP. */
    private static final int SESSION_ENDED = 4401;

    /** Come again: as 503 is to HTTP. */
    static final int SERVICE_RESTART = 1012;

    private final Session session;
    private final Outlet outlet;
    private final Executor executor;
    private final Supplier<Optional<Object>> newest;
    private final Queue<Object> queue = new ArrayDeque<>();

    /** What is said about a change means little before it: it goes after the newest state. */
    private final Queue<Object> remarks = new ArrayDeque<>();

    private boolean dirty;
    private boolean busy;
    private boolean held;
    private boolean finished;

    /** @param newest what to send when something has changed; nothing if the client has it already */
    Wire(Session session, Executor executor, Supplier<Optional<Object>> newest) {
        this.session = session;
        outlet = new Outlet(session);
        this.executor = executor;
        this.newest = newest;
    }

    /** Nothing more is to be said here. */
    void hangUp() {
        session.close(SESSION_ENDED, "the session has ended", Callback.NOOP);
    }

    /** There is nothing more to be heard here, but somewhere else: whoever comes again is led there. */
    void sendAway() {
        session.close(SERVICE_RESTART, "the table has moved", Callback.NOOP);
    }

    /** Sends a message after those that already wait. */
    synchronized void send(Object message) {
        add(queue, message);
    }

    /** Sends a message after those that already wait, and after the state, if that has changed. */
    synchronized void remark(Object message) {
        add(remarks, message);
    }

    private void add(Queue<Object> waiting, Object message) {
        if (finished) {
            return;
        }
        if (waiting.size() >= LONGEST_QUEUE) {
            session.disconnect();
            return;
        }
        waiting.add(message);
        pump();
    }

    /** Sends the newest state when the client is ready for it. */
    synchronized void changed() {
        if (!finished) {
            dirty = true;
            pump();
        }
    }

    /** Sends a last message after those that already wait, and hangs up. */
    synchronized void finish(Object last) {
        dirty = false;
        queue.addAll(remarks);
        remarks.clear();
        send(last);
        finished = true;
    }

    /** Lets everything wait until {@link #release}: whoever has more to say sends it all by themselves. */
    synchronized void hold() {
        held = true;
    }

    /** Sends what has come together, on this thread. */
    void release() {
        synchronized (this) {
            held = false;
            if (busy || !session.isOpen() || isQuiet()) {
                return;
            }
            busy = true;
        }
        sendAll();
    }

    private boolean isQuiet() {
        return !dirty && !finished && queue.isEmpty() && remarks.isEmpty();
    }

    private void pump() {
        if (!busy && !held && session.isOpen()) {
            busy = true;
            try {
                executor.execute(this::sendAll);
            } catch (RejectedExecutionException e) {
                // The server is shutting down: there is nobody left to send it.
                session.disconnect();
            }
        }
    }

    /**
     * Sends what there is to say as long as it leaves at once. Whatever goes wrong here, the client will connect again and find
     * the table as it is.
     */
    private void sendAll() {
        try {
            List<Object> messages = next();
            while (!messages.isEmpty()) {
                Flight flight = new Flight();
                outlet.send(messages.stream().map(Messages::bytes).toList(), flight);
                if (flight.isStillUnderWay()) {
                    return; // its end goes on with the rest
                }
                messages = next();
            }
            if (isFinished()) {
                session.close();
            }
        } catch (RuntimeException e) {
            LOG.atError().setCause(e).log("a live connection could not be served");
            session.disconnect();
        }
    }

    /** Messages on their way. Whoever comes second goes on: the one who sent them, or their end. */
    private final class Flight implements Callback {

        private final AtomicBoolean met = new AtomicBoolean();

        boolean isStillUnderWay() {
            return met.compareAndSet(false, true);
        }

        @Override
        public void succeed() {
            if (!met.compareAndSet(false, true)) {
                sent();
            }
        }

        @Override
        public void fail(Throwable cause) {
            session.disconnect();
        }
    }

    /** What waits, and the newest state behind it; remarks wait for that. Nothing if there is nothing to say any more. */
    private List<Object> next() {
        while (true) {
            boolean changed;
            List<Object> messages = new ArrayList<>();
            synchronized (this) {
                drain(queue, messages);
                changed = dirty;
                dirty = false;
                if (!changed) {
                    drain(remarks, messages);
                }
                if (!changed && messages.isEmpty()) {
                    busy = finished;
                    return messages;
                }
            }
            if (changed) {
                newest.get().ifPresent(messages::add);
            }
            if (!messages.isEmpty()) {
                return messages;
            }
        }
    }

    private static void drain(Queue<Object> waiting, List<Object> to) {
        to.addAll(waiting);
        waiting.clear();
    }

    private synchronized boolean isFinished() {
        return finished;
    }

    private synchronized void sent() {
        busy = false;
        if (!isQuiet()) {
            pump();
        }
    }
}
