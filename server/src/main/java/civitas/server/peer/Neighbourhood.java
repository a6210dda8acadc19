package civitas.server.peer;

import civitas.server.api.Code;
import civitas.server.api.Json;
import civitas.server.api.Refused;
import civitas.server.load.LiveLine;
import civitas.server.store.Person;
import civitas.server.store.TableId;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/** The other servers, and the ways to have something done there. */
public final class Neighbourhood implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Neighbourhood.class);

    /** What lists of tables ask all others: who is looking where. */
    public static final String ONLINE = Errand.PRIVATE + "online";

    /** Somebody is called otherwise, or is somebody else now. */
    public static final String PEOPLE = Errand.PRIVATE + "people";

    private static final Duration CONNECTING = Duration.ofSeconds(2);
    private static final Duration ANSWERING = Duration.ofSeconds(30);

    /** What can be asked again is not waited for that long: a server that stands still takes requests and says nothing. */
    private static final Duration ANSWERING_AGAIN = Duration.ofSeconds(10);

    /** A list of tables is not worth waiting for somebody who has just died. */
    private static final Duration GLANCING = Duration.ofMillis(800);

    /** So long somebody who wants something at a table waits while it moves. */
    private static final Duration MOVING = Duration.ofSeconds(12);

    private static final Duration PAUSE = Duration.ofMillis(150);

    private final Peers peers;
    private final Optional<PeerKey> key;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Optional<HttpClient> http;

    /** A change of somebody that concerns all their tables. */
    public record PeopleChange(Kind kind, String table, Person before, Person now) {

        public enum Kind {
            RENAMED,
            HANDED_OVER
        }
    }

    /** @param key the secret of the cluster; nobody is alone with one */
    public Neighbourhood(Peers peers, Optional<PeerKey> key) {
        this.peers = peers;
        this.key = key;
        http = key.map(own -> HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .sslContext(own.context())
                .connectTimeout(CONNECTING)
                .executor(threads)
                .build());
    }

    /** One server who looks after everything. */
    public static Neighbourhood none() {
        return new Neighbourhood(Peers.none(), Optional.empty());
    }

    public boolean isAlone() {
        return peers.isAlone();
    }

    public Peers peers() {
        return peers;
    }

    // --- where tables are
    // -----------------------------------------------------------------------------------------------

    public boolean isHere(TableId table) {
        return peers.isHere(table);
    }

    /** Takes a table into care that nobody looks after yet, if it falls to this server; else it is {@link Elsewhere}. */
    public void requireHere(TableId table) {
        if (!peers.isHere(table) && !peers.find(table).equals(peers.self())) {
            throw new Elsewhere(table);
        }
    }

    // --- having something done there
    // ------------------------------------------------------------------------------------

    /**
     * Lets the server do something who looks after a table, wherever that is by then. What may have been done already is not
     * tried again, unless doing it twice is the same as once.
     */
    public Errand.Reply send(TableId table, Errand errand) {
        Errand addressed = errand.with(Errand.TABLE, table.value());
        long until = System.nanoTime() + MOVING.toNanos();
        while (true) {
            try {
                Errand.Reply reply = send(peers.find(table), addressed, patienceFor(errand));
                if (reply.status() != Errand.MISDIRECTED) {
                    return reply;
                }
            } catch (IOException e) {
                boolean unheard = e instanceof ConnectException || e instanceof HttpConnectTimeoutException;
                LOG.atInfo().addKeyValue("table", table).log("its server does not answer: {}", e.toString());
                if (!unheard && !errand.isHarmless()) {
                    throw moving();
                }
            }
            lookAgain(table, until);
        }
    }

    private static Duration patienceFor(Errand errand) {
        return errand.isHarmless() ? ANSWERING_AGAIN : ANSWERING;
    }

    /** Opens a live connection to a table for somebody. */
    public LiveLine connect(TableId table, Errand errand, LiveLine.Hearer hearer) {
        Errand addressed = errand.with(Errand.TABLE, table.value());
        long until = System.nanoTime() + MOVING.toNanos();
        while (true) {
            try {
                return LiveLine.connect(
                        peers.find(table).resolve(errand.path()),
                        addressed.headers(),
                        context().getSocketFactory(),
                        CONNECTING.multipliedBy(2),
                        hearer);
            } catch (LiveLine.Refused e) {
                if (e.status() != Errand.MISDIRECTED) {
                    throw e.status() == Code.NOT_FOUND.status()
                            ? Refused.of(Code.NOT_FOUND, "no-table")
                            : Refused.of(Code.NOT_ALLOWED, "no-seat");
                }
            } catch (IOException e) {
                LOG.atInfo().addKeyValue("table", table).log("its server does not answer: {}", e.toString());
            }
            lookAgain(table, until);
        }
    }

    private void lookAgain(TableId table, long until) {
        if (System.nanoTime() > until) {
            throw moving();
        }
        peers.doubt(table);
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw moving();
        }
    }

    /** For whoever has waited long enough. */
    public static Refused moving() {
        return Refused.of(Code.MOVING, "table-moving");
    }

    private javax.net.ssl.SSLContext context() {
        return key.orElseThrow(() -> new IllegalStateException("there are no others"))
                .context();
    }

    private Errand.Reply send(URI server, Errand errand, Duration patience) throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(errand.path()))
                .timeout(patience)
                .method(errand.method(), HttpRequest.BodyPublishers.ofByteArray(errand.body()));
        errand.headers().forEach(request::header);
        try {
            HttpResponse<byte[]> response = http.orElseThrow(() -> new IllegalStateException("there are no others"))
                    .send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
            Map<String, String> headers = new HashMap<>();
            response.headers().map().forEach((name, values) -> headers.put(name, values.getFirst()));
            return new Errand.Reply(response.statusCode(), headers, response.body());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw moving();
        }
    }

    // --- what servers ask each other
    // ------------------------------------------------------------------------------------

    /** The seats whose people are looking, at those of some tables that are elsewhere; as far as the others answer at once. */
    public Map<TableId, Set<Integer>> online(List<TableId> tables) {
        Map<TableId, Set<Integer>> found = new HashMap<>();
        if (tables.isEmpty() || isAlone()) {
            return found;
        }
        Errand errand = new Errand(
                "POST",
                ONLINE,
                Map.of("Content-Type", "application/json"),
                Json.bytes(tables.stream().map(TableId::value).toList()));
        List<CompletableFuture<Errand.Reply>> asked = peers.others().stream()
                .map(server -> CompletableFuture.supplyAsync(() -> glance(server, errand), threads))
                .toList();
        for (CompletableFuture<Errand.Reply> answer : asked) {
            try {
                read(answer.join(), found);
            } catch (CompletionException e) {
                LOG.debug("a server did not say who is looking", e);
            }
        }
        return found;
    }

    private Errand.Reply glance(URI server, Errand errand) {
        try {
            return send(server, errand, GLANCING);
        } catch (IOException e) {
            throw new CompletionException(e);
        }
    }

    private static void read(Errand.Reply reply, Map<TableId, Set<Integer>> found) {
        JsonNode answer = Json.mapper().readTree(new String(reply.body(), StandardCharsets.UTF_8));
        answer.properties().forEach(table -> {
            Set<Integer> seats = found.computeIfAbsent(new TableId(table.getKey()), id -> new HashSet<>());
            table.getValue().forEach(seat -> seats.add(seat.asInt()));
        });
    }

    /** Lets the server of a table know that somebody who sits there has changed. */
    public void change(TableId table, PeopleChange change) {
        Errand.Reply reply =
                send(table, new Errand("POST", PEOPLE, Map.of("Content-Type", "application/json"), Json.bytes(change)));
        if (reply.status() >= 400) {
            LOG.atWarn()
                    .addKeyValue("table", table)
                    .log("its server did not take a change of its people: {}", reply.status());
        }
    }

    public void tell(News news) {
        if (!isAlone()) {
            peers.tell(Json.write(news));
        }
    }

    @Override
    public void close() {
        http.ifPresent(HttpClient::shutdownNow);
        threads.shutdownNow();
    }
}
