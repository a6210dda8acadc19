package civitas.server.live;

import civitas.server.load.LiveLine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A live connection to a table that is elsewhere: what a client says is said on to the server that looks after the table, and what that
 * one says back. Each message waits until the one before it has left; so a slow client slows down the far end, which then sends it
 * fewer, newer states.
 */
final class Bridge implements LiveLine.Hearer {

    private static final Logger LOG = LoggerFactory.getLogger(Bridge.class);

    /** So long a client may take to come, after its connection was granted. */
    private static final Duration COMING = Duration.ofSeconds(20);

    private final CompletableFuture<Session> client = new CompletableFuture<>();
    private final CompletableFuture<LiveLine> far = new CompletableFuture<>();

    /** The line to the other server is there; messages on it wait for the client. */
    void reach(LiveLine line) {
        far.complete(line);
        client.orTimeout(COMING.toSeconds(), TimeUnit.SECONDS).exceptionally(e -> {
            line.close();
            throw new CompletionException(e);
        });
    }

    /** The client is there. */
    void open(Session session) {
        client.complete(session);
    }

    void say(String message) {
        try {
            far.join().say(message);
        } catch (IOException e) {
            LOG.debug("the server of a table is gone", e);
            closed(LiveLine.CUT);
        }
    }

    void close() {
        far.join().close();
    }

    @Override
    public void heard(String message) {
        heard(message.getBytes(StandardCharsets.UTF_8));
    }

    /** What the other server says is passed on as it came; nobody has to read it here. */
    @Override
    public void heard(byte[] message) {
        try {
            Callback.Completable.with(sent -> new Outlet(client.join()).send(List.of(message), sent))
                    .join();
        } catch (CompletionException e) {
            LOG.debug("a client is gone", e);
            var _ = far.thenAccept(LiveLine::close);
        }
    }

    /** The client hears the same farewell; a server that has gone without one has only gone away for a while. */
    @Override
    public void closed(int status) {
        var _ = client.thenAccept(
                session -> session.close(status == LiveLine.CUT ? Wire.SERVICE_RESTART : status, "", Callback.NOOP));
    }
}
