package civitas.failover;

import civitas.server.api.Json;
import civitas.server.load.Follower;
import civitas.server.load.LiveLine;
import civitas.server.load.LoadRefused;
import civitas.server.load.Visitor;
import civitas.server.store.ChoiceRow;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Somebody who plays both seats of a table at random over live connections, as a page does: when one is lost, another server is tried.
 * Remembers what was acknowledged.
 */
final class Player implements Runnable {

    private static final List<String> SEATS = List.of("red", "blue");
    private static final Duration PAUSE = Duration.ofMillis(200);
    private static final Duration PATIENCE = Duration.ofSeconds(4);

    /** So long nothing may happen at a table before its live connections are given up, as the page does: a server that stands still closes none. */
    private static final Duration SILENCE = Duration.ofSeconds(10);

    private final List<URI> servers;
    private final Visitor visitor;
    private final SplittableRandom random;
    private final Map<Place, String> acknowledged = new ConcurrentHashMap<>();
    private volatile String table;
    private int server;
    private Line[] lines = {};
    private long opened = System.nanoTime();
    private volatile boolean stopped;
    private volatile long last = System.nanoTime();
    private volatile long longest;

    Player(HttpClient http, List<URI> servers, int number) {
        this.servers = servers;
        server = number % servers.size();
        random = new SplittableRandom(number);
        visitor = Visitor.guest(http, servers.get(server), "Player " + number);
        table = newTable(visitor);
    }

    private static String newTable(Visitor host) {
        Map<String, String> me = Map.of("kind", "me");
        return host.require(host.post(
                        "/api/tables",
                        Map.of("game", "clash", "seats", List.of(me, me), "public", false, "start", true)))
                .path("id")
                .asString();
    }

    /** Where a choice stands: in the record of a table. */
    private record Place(String table, int ply) {}

    /** One of two live connections, and what was heard on it. */
    private final class Line implements LiveLine.Hearer, AutoCloseable {

        private final Follower seen = new Follower();
        private final LiveLine line;
        private String answer = "";
        private boolean closed;

        Line(Visitor at, String seat) {
            line = at.connect("/api/tables/" + table + "/live?patches=1&seat=" + seat, this);
        }

        @Override
        public synchronized void heard(String message) {
            if (message.startsWith("{\"type\":\"accepted\"") || message.startsWith("{\"type\":\"refused\"")) {
                answer = message;
            } else {
                seen.hear(message);
            }
            notifyAll();
        }

        @Override
        public synchronized void closed(int status) {
            closed = true;
            notifyAll();
        }

        synchronized boolean isClosed() {
            return closed;
        }

        synchronized int ply() {
            return seen.ply();
        }

        synchronized boolean isOver() {
            return seen.isOver();
        }

        synchronized List<String> codes() {
            return seen.codes();
        }

        /** Whether a choice was acknowledged. */
        synchronized boolean choose(String seat, int ply, String code) throws IOException, InterruptedException {
            answer = "";
            line.say(Json.write(Map.of("type", "choose", "seat", seat, "ply", ply, "code", code, "ref", "x")));
            long until = System.nanoTime() + PATIENCE.toNanos();
            while (answer.isEmpty() && !closed && System.nanoTime() < until) {
                wait(PAUSE.toMillis());
            }
            return answer.startsWith("{\"type\":\"accepted\"");
        }

        @Override
        public void close() {
            line.close();
        }
    }

    @Override
    public void run() {
        while (!stopped) {
            try {
                play();
                Thread.sleep(PAUSE.dividedBy(2));
            } catch (IOException | LoadRefused e) {
                goElsewhere();
            } catch (InterruptedException e) {
                return;
            }
        }
        hangUp();
    }

    private void play() throws IOException, InterruptedException {
        if (lines.length == 0) {
            Visitor there = visitor.at(servers.get(server));
            Line red = new Line(there, SEATS.getFirst());
            try {
                lines = new Line[] {red, new Line(there, SEATS.getLast())};
                opened = System.nanoTime();
            } catch (LoadRefused e) {
                red.close();
                throw e;
            }
        }
        if (lines[0].isOver() && lines[1].isOver()) {
            hangUp();
            table = newTable(visitor.at(servers.get(server)));
            return;
        }
        int ply = Math.max(lines[0].ply(), lines[1].ply());
        for (int seat = 0; seat < lines.length; seat++) {
            Line line = lines[seat];
            List<String> codes = line.ply() == ply ? line.codes() : List.of();
            if (line.isClosed()) {
                throw new IOException("a live connection has gone");
            }
            if (!codes.isEmpty()) {
                String code = codes.get(random.nextInt(codes.size()));
                if (line.choose(SEATS.get(seat), ply, code)) {
                    acknowledge(ply + 1, code);
                } else {
                    throw new IOException("no answer, or a refusal");
                }
                return;
            }
        }
        if (System.nanoTime() - Math.max(opened, last) > SILENCE.toNanos()) {
            throw new IOException("nothing is heard any more");
        }
    }

    private void acknowledge(int ply, String code) {
        acknowledged.put(new Place(table, ply), code);
        long now = System.nanoTime();
        longest = Math.max(longest, now - last);
        last = now;
    }

    private void goElsewhere() {
        hangUp();
        server = (server + 1) % servers.size();
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void hangUp() {
        for (Line line : lines) {
            line.close();
        }
        lines = new Line[0];
    }

    void stop() {
        stopped = true;
    }

    String table() {
        return table;
    }

    int choices() {
        return acknowledged.size();
    }

    /** The longest time between two acknowledged choices since this was asked the last time. */
    Duration longestWait() {
        Duration wait = Duration.ofNanos(longest);
        longest = 0;
        return wait;
    }

    /** Acknowledged choices that are not in the records, or not at their place; and whatever else is wrong with those. */
    List<String> faultsIn(Store store) {
        List<String> faults = new ArrayList<>();
        Map<Place, String> records = new HashMap<>();
        // What is acknowledged while the records are read may be missing in them.
        Map<Place, String> promised = Map.copyOf(acknowledged);
        for (String played :
                promised.keySet().stream().map(Place::table).distinct().toList()) {
            int ply = 0;
            for (ChoiceRow choice : store.tables().choices(new TableId(played))) {
                records.put(new Place(played, choice.ply()), choice.code());
                if (choice.ply() != ++ply) {
                    faults.add("a gap before " + choice.ply() + " of " + played);
                }
            }
        }
        promised.forEach((place, code) -> {
            if (!code.equals(records.get(place))) {
                faults.add(code + " is lost at " + place);
            }
        });
        return faults;
    }
}
