package civitas.server;

import civitas.server.api.Json;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Hears everything a live connection says. */
public final class Ear implements WebSocket.Listener {

    private static final int PATIENCE_SECONDS = 60;

    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private final StringBuilder parts = new StringBuilder();
    private final CompletableFuture<WebSocket> socket = new CompletableFuture<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();

    void open(WebSocket opened) {
        socket.complete(opened);
    }

    public void say(Object message) {
        socket.join().sendText(Json.write(message), true).join();
    }

    public void sayRaw(String message) {
        socket.join().sendText(message, true).join();
    }

    /** Says something that may well be too much: then the connection is closed. */
    public boolean trySaying(String message) {
        return socket.join()
                .sendText(message, true)
                .handle((sent, error) -> error == null)
                .join();
    }

    /** The next message that fits, as it came. */
    public String next(Predicate<JsonNode> wanted) throws InterruptedException {
        while (true) {
            String message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (message == null) {
                throw new AssertionError("nothing came");
            }
            if (wanted.test(Json.mapper().readTree(message))) {
                return message;
            }
        }
    }

    public JsonNode next(String type) throws InterruptedException {
        return Json.mapper()
                .readTree(next(message -> message.path("type").asString("").equals(type)));
    }

    public JsonNode stateAt(int ply) throws InterruptedException {
        return Json.mapper()
                .readTree(next(message -> message.path("type").asString("").equals("state")
                        && message.path("state").path("ply").asInt() >= ply))
                .path("state");
    }

    public int closeCode() throws Exception {
        return closed.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    /** The code of whichever connection is closed first. */
    static int firstCloseCode(List<Ear> ears) throws Exception {
        CompletableFuture<?>[] all = ears.stream().map(ear -> ear.closed).toArray(CompletableFuture[]::new);
        return (Integer) CompletableFuture.anyOf(all).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    public void close() {
        socket.join().abort();
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        parts.append(data);
        if (last) {
            messages.add(parts.toString());
            parts.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int statusCode, String reason) {
        closed.complete(statusCode);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closed.complete(-1);
    }
}
