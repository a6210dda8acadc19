package civitas.server.live;

import civitas.server.api.Json;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
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
    private final Executor executor;
    private final Supplier<Optional<Object>> newest;
    private final Queue<Object> queue = new ArrayDeque<>();
    private boolean dirty;
    private boolean busy;
    private boolean finished;

    /** @param newest what to send when something has changed; nothing if the client has it already */
    Wire(Session session, Executor executor, Supplier<Optional<Object>> newest) {
        this.session = session;
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
        if (finished) {
            return;
        }
        if (queue.size() >= LONGEST_QUEUE) {
            session.disconnect();
            return;
        }
        queue.add(message);
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
        send(last);
        finished = true;
    }

    private void pump() {
        if (!busy && session.isOpen()) {
            busy = true;
            try {
                executor.execute(this::sendNext);
            } catch (RejectedExecutionException e) {
                // The server is shutting down: there is nobody left to send it.
                session.disconnect();
            }
        }
    }

    /** Whatever goes wrong here, the client will connect again and find the table as it is. */
    private void sendNext() {
        try {
            Optional<Object> message = next();
            if (message.isPresent()) {
                session.sendText(Json.write(message.get()), Callback.from(this::sent, e -> session.disconnect()));
            } else if (isFinished()) {
                session.close();
            }
        } catch (RuntimeException e) {
            LOG.atError().setCause(e).log("a live connection could not be served");
            session.disconnect();
        }
    }

    private Optional<Object> next() {
        while (true) {
            synchronized (this) {
                Object waiting = queue.poll();
                if (waiting != null) {
                    return Optional.of(waiting);
                }
                if (!dirty) {
                    busy = finished;
                    return Optional.empty();
                }
                dirty = false;
            }
            Optional<Object> state = newest.get();
            if (state.isPresent()) {
                return state;
            }
        }
    }

    private synchronized boolean isFinished() {
        return finished;
    }

    private synchronized void sent() {
        busy = false;
        if (dirty || finished || !queue.isEmpty()) {
            pump();
        }
    }
}
