package civitas.server;

import civitas.server.account.Accounts;
import civitas.server.account.Guesses;
import civitas.server.account.Likeness;
import civitas.server.live.Lines;
import civitas.server.live.LiveLobby;
import civitas.server.live.LiveTables;
import civitas.server.mail.Addresses;
import civitas.server.mail.MailRoutes;
import civitas.server.mail.Postman;
import civitas.server.ops.Health;
import civitas.server.ops.Measurements;
import civitas.server.ops.OpsRoutes;
import civitas.server.peer.Joining;
import civitas.server.peer.Neighbourhood;
import civitas.server.peer.PeerKey;
import civitas.server.peer.Peers;
import civitas.server.puzzle.DailyPuzzles;
import civitas.server.puzzle.Puzzles;
import civitas.server.room.Notices;
import civitas.server.room.Quota;
import civitas.server.room.Rehearsal;
import civitas.server.room.Rooms;
import civitas.server.store.PersonId;
import civitas.server.store.Store;
import civitas.server.store.TableRow;
import civitas.server.store.Unusable;
import civitas.server.trust.Seeds;
import civitas.server.web.Callers;
import civitas.server.web.Forwarding;
import civitas.server.web.PeerPort;
import civitas.server.web.Problems;
import civitas.server.web.RateLimits;
import civitas.server.web.WebServer;
import io.micrometer.core.instrument.MeterRegistry;
import java.net.BindException;
import java.nio.channels.UnresolvedAddressException;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The whole server: makes its parts and introduces them to each other. */
public final class Server implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final int PING_SECONDS = 25;

    /** A server that is not warm after this long, on a busy machine, does not keep its first visitors waiting for that. */
    private static final Duration PATIENCE = Duration.ofMillis(1500);

    /** Closed in the opposite order. */
    private final List<AutoCloseable> parts = new ArrayList<>();

    private final WebServer web;
    private final Settings settings;
    private final List<Runnable> pings;

    /** Starts a server that serves the given games; when this returns it answers. */
    public static Server start(Settings settings, List<ServedGame<?>> games) {
        return start(settings, games, Seeds.SECRET);
    }

    /** Starts a server whose tables are dealt as the seeds say: the same ones every time, for tests. */
    public static Server start(Settings settings, List<ServedGame<?>> games, Seeds seeds) {
        Clock clock = Clock.systemUTC();
        return start(settings, games, clock, new Stopwatch(clock.instant(), System::nanoTime), seeds, Joining.NOBODY);
    }

    /** Starts a server that shares tables with others, if the settings say so. */
    public static Server start(Settings settings, List<ServedGame<?>> games, Joining joining) {
        Clock clock = Clock.systemUTC();
        return start(settings, games, clock, new Stopwatch(clock.instant(), System::nanoTime), Seeds.SECRET, joining);
    }

    /** A server for tests, whose time goes on as they say. */
    static Server start(Settings settings, List<ServedGame<?>> games, Clock clock, InstantSource steady, Seeds seeds) {
        return start(settings, games, clock, steady, seeds, Joining.NOBODY);
    }

    private static Server start(
            Settings settings,
            List<ServedGame<?>> games,
            Clock clock,
            InstantSource steady,
            Seeds seeds,
            Joining joining) {
        return new Server(settings, games, clock, steady, seeds, joining);
    }

    private Server(
            Settings settings,
            List<ServedGame<?>> games,
            Clock clock,
            InstantSource steady,
            Seeds seeds,
            Joining joining) {
        this.settings = settings;
        long ready = System.nanoTime() + PATIENCE.toNanos();
        LongSupplier nanos = Stopwatch.nanosOf(steady);
        Measurements measurements = part(new Measurements());
        // Neither the database nor the words have to wait for each other.
        CompletableFuture<Catalogue> reading = CompletableFuture.supplyAsync(() -> new Catalogue(games));
        Store store = part(open(settings, measurements.registry()));
        Catalogue catalogue = reading.join();
        store.people().likenAll(Likeness::of);
        Optional<PeerKey> key = settings.cluster().map(cluster -> new PeerKey(cluster.secret()));
        Peers peers = key.map(own -> joining.others(settings.cluster().orElseThrow(), own, store, rulesOf(games)))
                .orElseGet(Peers::none);
        Neighbourhood neighbours = part(new Neighbourhood(peers, key));
        Grapevine grapevine = part(new Grapevine(neighbours));
        Guesses guesses = new Guesses(nanos);
        Accounts accounts = new Accounts(store.people(), clock, guesses);
        Callers callers = new Callers(accounts, settings);
        Problems problems = new Problems(catalogue);
        RateLimits limits = new RateLimits(settings.limits(), nanos);
        ExecutorService senders = part(Executors.newVirtualThreadPerTaskExecutor());
        Lines lines = new Lines(settings.limits().caps());
        LiveLobby lobby = new LiveLobby(callers, lines, senders);
        Addresses addresses = new Addresses(store.mailboxes(), accounts, clock);
        Optional<Postman> postman = settings.smtp()
                .map(smtp -> part(new Postman(
                        settings,
                        smtp,
                        this::address,
                        addresses,
                        store.people(),
                        catalogue,
                        clock,
                        measurements.registry())));
        postman.ifPresent(asker -> addresses.askBy(asker::ask));
        Notices here = neighbours.isAlone() ? lobby : both(lobby, grapevine);
        Notices notices = postman.<Notices>map(writer -> both(here, writer)).orElse(here);
        Rooms rooms = part(new Rooms(
                store,
                catalogue,
                notices,
                clock,
                steady,
                settings.veil(),
                seeds,
                settings.agentThreads(),
                measurements.registry(),
                neighbours));
        LiveTables tables =
                new LiveTables(rooms, neighbours, callers, problems, limits, lines, senders, measurements.registry());
        Quota quota = new Quota(store.tables(), settings.limits().caps());
        accounts.whenEnded(session -> {
            tables.end(session);
            lobby.end(session);
        });
        if (!neighbours.isAlone()) {
            Gossip.begin(grapevine, peers, accounts, guesses, limits, lines, quota, lobby, tables);
        }
        OpsRoutes ops = new OpsRoutes(
                part(new Health(store, clock, System::nanoTime)), peers::isTakingPart, measurements, catalogue);
        web = part(new WebServer(
                settings,
                catalogue,
                accounts,
                addresses,
                rooms,
                quota,
                callers,
                problems,
                limits,
                measurements.registry(),
                new DailyPuzzles(catalogue, Puzzles.packed(), clock),
                new Forwarding(neighbours, callers),
                key.map(own -> peerPort(own)),
                List.of(lobby::join, tables::join, ops::join, new MailRoutes(addresses)::join)));
        ScheduledExecutorService pinging = part(Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name("ping").daemon().factory()));
        pings = List.of(tables::ping, lobby::ping);
        var _ = pinging.scheduleAtFixedRate(this::ping, PING_SECONDS, PING_SECONDS, TimeUnit.SECONDS);
        Rehearsal rehearsal = part(Rehearsal.begin(rooms, catalogue));
        try {
            web.start();
        } catch (RuntimeException e) {
            close();
            throw explained(e);
        }
        rooms.begin();
        part(peers).join(new InCare(rooms, grapevine));
        web.visit(left(ready));
        rehearsal.awaitFirstLook(left(ready));
    }

    /** What is said to all live connections now and then. A timer stops for ever at the first exception, so none leaves here. */
    void ping() {
        for (Runnable one : pings) {
            try {
                one.run();
            } catch (RuntimeException e) {
                LOG.atWarn().setCause(e).log("live connections could not be looked after");
            }
        }
    }

    private PeerPort peerPort(PeerKey key) {
        Settings.Cluster cluster = settings.cluster().orElseThrow();
        return new PeerPort(cluster.host(), cluster.forwardingPort(), key);
    }

    private static String rulesOf(List<ServedGame<?>> games) {
        return games.stream()
                .sorted(Comparator.comparing(ServedGame::id))
                .map(served -> Integer.toString(served.game().rulesVersion()))
                .collect(Collectors.joining("."));
    }

    private static Duration left(long until) {
        return Duration.ofNanos(Math.max(0, until - System.nanoTime()));
    }

    /** SQLite is for one server alone; on PostgreSQL several may share a database. */
    public static Store open(Settings settings, MeterRegistry meters) {
        return settings.jdbcUrl().isEmpty()
                ? Store.openAlone(settings.data(), meters)
                : Store.open(settings.jdbcUrl(), meters);
    }

    /** A port that cannot be had is not our fault. */
    private RuntimeException explained(RuntimeException problem) {
        for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException || cause instanceof UnresolvedAddressException) {
                String ports = settings.cluster()
                        .map(cluster -> " or port " + cluster.forwardingPort() + " of " + cluster.host())
                        .orElse("");
                return new Unusable(
                        "port " + settings.port() + " of " + settings.host() + ports + " cannot be had ("
                                + Optional.ofNullable(cause.getMessage()).orElse("unknown address")
                                + "); choose another one with --port and --host",
                        problem);
            }
        }
        return problem;
    }

    /** The database the settings name. */
    public static String jdbcUrl(Settings settings) {
        return settings.jdbcUrl().isEmpty() ? Store.sqlite(settings.data()) : settings.jdbcUrl();
    }

    private static Notices both(Notices one, Notices other) {
        return new Notices() {
            @Override
            public void tablesChanged() {
                one.tablesChanged();
                other.tablesChanged();
            }

            @Override
            public void yourTurn(TableRow table, PersonId person, Presence presence) {
                one.yourTurn(table, person, presence);
                other.yourTurn(table, person, presence);
            }
        };
    }

    private <P extends AutoCloseable> P part(P part) {
        parts.add(part);
        return part;
    }

    public int port() {
        return web.port();
    }

    /** What to type into a browser. */
    public String address() {
        return settings.baseUrl()
                .map(Object::toString)
                .orElseGet(() -> "http://" + ("0.0.0.0".equals(settings.host()) ? "127.0.0.1" : settings.host()) + ":"
                        + (settings.port() == 0 ? port() : settings.port()));
    }

    /** Stops listening, lets what is under way become durable, and closes the database. */
    @Override
    public void close() {
        Collections.reverse(parts);
        for (AutoCloseable part : parts) {
            try {
                part.close();
            } catch (Exception e) {
                LOG.warn("closing {}", part.getClass(), e);
            }
        }
        parts.clear();
    }
}
