package civitas.server.load;

import civitas.server.api.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** A table of two guests who choose at random, over live connections as browsers use them. */
public final class BotTable {

    private static final List<String> SEATS = List.of("red", "blue");
    private static final byte[] REFUSAL = "{\"type\":\"refused\"".getBytes(StandardCharsets.UTF_8);

    /** An update that is so late never comes: a fault, and not only a busy machine. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Figures figures;
    private final Map<String, Object> wish;
    private final List<Visitor> visitors;
    private final SplittableRandom random;
    private final Switchboard switchboard;
    private final Switchboard.@Nullable Line[] lines = new Switchboard.Line[2];
    private final Follower[] seen = {new Follower(), new Follower()};
    private volatile String id = "";
    private int waitingFor = -1;
    private int waiter;
    private long sentAt;

    /** @param servers the first guest is at the first of them, the second at the last */
    BotTable(
            HttpClient http,
            Switchboard switchboard,
            List<URI> servers,
            int number,
            LoadRun.Played played,
            Figures figures) {
        this.switchboard = switchboard;
        this.figures = figures;
        wish = wish(played);
        random = new SplittableRandom(number);
        visitors = List.of(
                Visitor.guest(http, servers.getFirst(), "Load " + number + "a"),
                Visitor.guest(http, servers.getLast(), "Load " + number + "b"));
    }

    private static Map<String, Object> wish(LoadRun.Played played) {
        Map<String, Object> wish = new HashMap<>();
        wish.put("title", "load");
        wish.put("public", false);
        wish.put("seats", List.of(Map.of("kind", "me"), Map.of("kind", "open")));
        wish.put("game", played.game());
        if (!played.boxes().isEmpty()) {
            wish.put("boxes", played.boxes());
        }
        return wish;
    }

    public String id() {
        return id;
    }

    /** Sets a game up and connects both seats. */
    public void open() {
        Visitor host = visitors.getFirst();
        id = host.require(host.post("/api/tables", wish)).path("id").asString("");
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
            lines[i] = visitors.get(i)
                    .connect(switchboard, "/api/tables/" + id + "/live?patches=1&seat=" + SEATS.get(i), new Ear(i, id));
        }
    }

    /** Sets up the next game after the end of one. */
    void openAgain() {
        close();
        open();
    }

    /** Whether the game has ended, and everybody knows; that is said once. */
    synchronized boolean isOver() {
        if (!seen[0].isOver() || !seen[1].isOver()) {
            return false;
        }
        seen[0] = new Follower();
        seen[1] = new Follower();
        waitingFor = -1;
        return true;
    }

    /** Lets whoever is asked choose, if both have seen the last choice. */
    synchronized void move() {
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
            Switchboard.Line line = lines[i];
            List<String> codes = seen[i].ply() == ply ? seen[i].codes() : List.of();
            if (!codes.isEmpty() && line != null) {
                choose(i, ply, codes, line);
                return;
            }
        }
    }

    private void choose(int seat, int ply, List<String> codes, Switchboard.Line line) {
        waitingFor = ply + 1;
        waiter = 1 - seat;
        sentAt = System.nanoTime();
        String code = codes.get(random.nextInt(codes.size()));
        try {
            line.say(Json.write(
                    Map.of("type", "choose", "seat", SEATS.get(seat), "ply", ply, "code", code, "ref", "x")));
        } catch (IOException e) {
            figures.error("a choice at table " + id + " could not be sent: " + e);
        }
    }

    private synchronized void hear(int seat, String table, byte[] message) {
        long now = System.nanoTime();
        if (!table.equals(id)) {
            return; // the last words of the game before
        }
        if (isRefusal(message)) {
            figures.error(new String(message, StandardCharsets.UTF_8));
            waitingFor = -1;
            return;
        }
        if (!seen[seat].hear(message)) {
            return;
        }
        figures.heard(message.length);
        if (waitingFor >= 0 && seat == waiter && seen[seat].ply() >= waitingFor) {
            figures.update(now - sentAt);
            waitingFor = -1;
        }
    }

    private static boolean isRefusal(byte[] message) {
        return message.length > REFUSAL.length && Arrays.equals(message, 0, REFUSAL.length, REFUSAL, 0, REFUSAL.length);
    }

    public synchronized void close() {
        for (int i = 0; i < lines.length; i++) {
            Switchboard.Line line = lines[i];
            if (line != null) {
                line.close();
                lines[i] = null;
            }
        }
    }

    /** What one seat hears of one game. */
    private final class Ear implements LiveLine.Hearer {

        private final int seat;
        private final String table;

        Ear(int seat, String table) {
            this.seat = seat;
            this.table = table;
        }

        @Override
        public void heard(String message) {
            heard(message.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public void heard(byte[] message) {
            try {
                hear(seat, table, message);
            } catch (RuntimeException e) {
                figures.error("a message at table " + table + " cannot be followed: " + e);
            }
        }

        @Override
        public void closed(int status) {
            figures.error("table " + table + " was closed: " + status);
        }
    }
}
