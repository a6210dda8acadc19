package civitas.server;

import civitas.server.api.Json;
import civitas.server.load.LiveLine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/** Hears everything a live connection says. */
public final class Ear implements LiveLine.Hearer {

    private static final int PATIENCE_SECONDS = 60;

    /** Stands for the end of the line among its messages. */
    private static final String END = "";

    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private final CompletableFuture<LiveLine> line = new CompletableFuture<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();

    void open(LiveLine opened) {
        line.complete(opened);
    }

    public void say(Object message) {
        sayRaw(Json.write(message));
    }

    public void sayRaw(String message) {
        try {
            line.join().say(message);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Says something that may well be too much: then the connection is closed. */
    public boolean trySaying(String message) {
        try {
            line.join().say(message);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** The next message that fits, as it came. */
    public String next(Predicate<JsonNode> wanted) throws InterruptedException {
        // in all: a line that says other things again and again must not keep anybody waiting for ever
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (true) {
            String message = messages.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            if (message == null) {
                throw new AssertionError("nothing came");
            }
            if (message.equals(END)) {
                throw new AssertionError("the line was closed: " + closed.join());
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
        line.join().close();
    }

    @Override
    public void heard(String message) {
        messages.add(message);
    }

    @Override
    public void closed(int status) {
        closed.complete(status);
        messages.add(END);
    }
}
