package civitas.server.load;

import civitas.server.api.Json;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** A table of two guests who choose at random, over live connections as browsers use them. */
public final class BotTable {

    private static final List<String> SEATS = List.of("red", "blue");
    private static final Seen NOTHING = new Seen(-1, List.of(), false);

    /** An update that is so late never comes: a fault, and not only a busy machine. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Figures figures;
    private final List<Visitor> visitors;
    private final SplittableRandom random;
    private final @Nullable WebSocket[] sockets = new WebSocket[2];
    private final Seen[] seen = {NOTHING, NOTHING};
    private volatile String id = "";
    private int waitingFor = -1;
    private int waiter;
    private long sentAt;

    public BotTable(HttpClient http, URI server, int number, Figures figures) {
        this.figures = figures;
        random = new SplittableRandom(number);
        visitors = List.of(
                Visitor.guest(http, server, "Load " + number + "a"),
                Visitor.guest(http, server, "Load " + number + "b"));
    }

    public String id() {
        return id;
    }

    /** Sets a game up and connects both seats. */
    public void open() {
        Visitor host = visitors.getFirst();
        id = host.require(host.post(
                        "/api/tables",
                        Map.of(
                                "title",
                                "load",
                                "public",
                                false,
                                "seats",
                                List.of(Map.of("kind", "me"), Map.of("kind", "open")))))
                .path("id")
                .asString("");
        Visitor guest = visitors.getLast();
        guest.require(guest.post("/api/tables/" + id + "/join", Map.of()));
        host.require(host.post("/api/tables/" + id + "/start", Map.of()));
        connect();
    }

    /**
     * Connects both seats. Without the lock: the first message is heard before the connection counts as made, and whoever
     * hears it needs the lock.
     */
    private void connect() {
        for (int i = 0; i < SEATS.size(); i++) {
            sockets[i] = visitors.get(i).connect("/api/tables/" + id + "/live?seat=" + SEATS.get(i), new Ear(i, id));
        }
    }

    /** Lets whoever is asked choose, if both have seen the last choice; after the end there is a new game. */
    public void tick() {
        if (isOver()) {
            close();
            open();
        } else {
            move();
        }
    }

    private synchronized boolean isOver() {
        if (!seen[0].over() || !seen[1].over()) {
            return false;
        }
        seen[0] = NOTHING;
        seen[1] = NOTHING;
        waitingFor = -1;
        return true;
    }

    private synchronized void move() {
        if (waitingFor >= 0) {
            figures.late();
            if (System.nanoTime() - sentAt > PATIENCE.toNanos()) {
                figures.error("no update of table " + id + " for " + PATIENCE.toSeconds() + " seconds");
                waitingFor = -1;
            }
            return;
        }
        int ply = Math.max(seen[0].ply(), seen[1].ply());
        int first = random.nextInt(2);
        for (int i : new int[] {first, 1 - first}) {
            WebSocket socket = sockets[i];
            if (seen[i].ply() == ply && !seen[i].codes().isEmpty() && socket != null) {
                choose(i, ply, socket);
                return;
            }
        }
    }

    @SuppressWarnings("FutureReturnValueIgnored") // a choice that could not be sent shows as one without an answer
    private void choose(int seat, int ply, WebSocket socket) {
        List<String> codes = seen[seat].codes();
        waitingFor = ply + 1;
        waiter = 1 - seat;
        sentAt = System.nanoTime();
        var _ = socket.sendText(
                Json.write(Map.of(
                        "type",
                        "choose",
                        "seat",
                        SEATS.get(seat),
                        "ply",
                        ply,
                        "code",
                        codes.get(random.nextInt(codes.size())),
                        "ref",
                        "x")),
                true);
    }

    private synchronized void hear(int seat, String table, String message) {
        long now = System.nanoTime();
        if (!table.equals(id)) {
            return; // the last words of the game before
        }
        if (message.startsWith("{\"type\":\"refused\"")) {
            figures.error(message);
            waitingFor = -1;
            return;
        }
        Seen state = Seen.in(message);
        if (state.ply() < 0) {
            return;
        }
        seen[seat] = state;
        if (waitingFor >= 0 && seat == waiter && state.ply() >= waitingFor) {
            figures.update(now - sentAt);
            waitingFor = -1;
        }
    }

    public synchronized void close() {
        for (int i = 0; i < sockets.length; i++) {
            WebSocket socket = sockets[i];
            if (socket != null) {
                socket.abort();
                sockets[i] = null;
            }
        }
    }

    /** Puts the parts of messages together. */
    private final class Ear implements WebSocket.Listener {

        private final int seat;
        private final String table;
        private final StringBuilder parts = new StringBuilder();

        Ear(int seat, String table) {
            this.seat = seat;
            this.table = table;
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            parts.append(data);
            if (last) {
                String message = parts.toString();
                parts.setLength(0);
                hear(seat, table, message);
            }
            socket.request(1);
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            figures.error("connection: " + error);
        }
    }
}
