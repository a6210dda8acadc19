package civitas.server.web;

import civitas.server.Catalogue;
import civitas.server.Settings;
import civitas.server.account.Accounts;
import civitas.server.api.Refused;
import civitas.server.mail.Addresses;
import civitas.server.peer.Elsewhere;
import civitas.server.puzzle.DailyPuzzles;
import civitas.server.room.Quota;
import civitas.server.room.Rooms;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.EOFException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** The HTTP server: all routes, and what holds for all of them. */
public final class WebServer implements AutoCloseable {

    /** The largest body that is read at all, of fine requests and of refused ones. */
    static final long LARGEST_BODY = 1_000_000;

    /** Come again: as 503 is to HTTP. */
    private static final int SERVICE_RESTART = 1012;

    /** A browser opens six at most beside those it keeps alive for live updates. */
    private static final int SOCKETS_TO_A_LINE = 4;

    private static final int LARGEST_MESSAGE = 16 * 1024;

    private static final Duration SILENCE = Duration.ofSeconds(90);

    private final Settings settings;
    private final Guard guard;
    private final Problems problems;
    private final Forwarding forwarding;
    private final WebFiles files = new WebFiles();
    private final Javalin javalin;

    public WebServer(
            Settings settings,
            Catalogue catalogue,
            Accounts accounts,
            Addresses addresses,
            Rooms rooms,
            Quota quota,
            Callers callers,
            Problems problems,
            RateLimits limits,
            MeterRegistry meters,
            DailyPuzzles puzzles,
            Forwarding forwarding,
            Optional<PeerPort> peers,
            List<Consumer<RoutesConfig>> more) {
        this.settings = settings;
        this.problems = problems;
        this.forwarding = forwarding;
        guard = new Guard(callers, limits, settings);
        IdentityRoutes identity = new IdentityRoutes(accounts, addresses, rooms, callers, limits);
        GameRoutes games = new GameRoutes(catalogue);
        LobbyRoutes lobby = new LobbyRoutes(rooms, quota, callers, settings);
        TableRoutes tables = new TableRoutes(rooms, callers, problems, limits);
        PastRoutes past = new PastRoutes(rooms, callers, limits);
        PuzzleRoutes daily = new PuzzleRoutes(puzzles, catalogue);
        PeerRoutes neighbours = new PeerRoutes(rooms);
        RequestMeter meter = new RequestMeter(meters);
        javalin = Javalin.create(config -> {
            shape(config);
            // Where one is added, Javalin makes none of its own.
            config.jetty.addConnector(this::publicPort);
            peers.ifPresent(port -> config.jetty.addConnector(port::connector));
            RoutesConfig routes = config.routes;
            routes.before(guard::check);
            routes.wsBeforeUpgrade(guard::checkUpgrade);
            identity.join(routes);
            games.join(routes);
            lobby.join(routes);
            tables.join(routes);
            past.join(routes);
            daily.join(routes);
            neighbours.join(routes);
            more.forEach(join -> join.accept(routes));
            routes.get("/*", this::page);
            routes.after(meter::count);
            catchAll(routes);
        });
    }

    private void shape(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.http.maxRequestSize = LARGEST_BODY;
        config.http.prefer405over404 = false;
        config.jetty.modifyServer(server -> {
            server.setErrorHandler(new Unreadable(problems));
            server.setHandler(new Threshold());
        });
        // Every live connection gets a session of Jetty's, which nobody here needs: it shall neither be a cookie nor
        // stay for ever.
        config.jetty.modifyServletContextHandler(context -> {
            context.getSessionHandler().setUsingCookies(false);
            context.getSessionHandler().setMaxInactiveInterval(Math.toIntExact(SILENCE.toSeconds()));
        });
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            Threshold.open(http);
        });
        config.jetty.modifyWebSocketServletFactory(factory -> {
            factory.setMaxTextMessageSize(LARGEST_MESSAGE);
            factory.setMaxBinaryMessageSize(LARGEST_MESSAGE);
            factory.setIdleTimeout(SILENCE);
        });
    }

    private Connector publicPort(Server server, HttpConfiguration http) {
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        if (settings.proxy() == Settings.Proxy.NONE) { // else all sockets are the proxy's
            connector.getSelectorManager().addEventListener(new Sockets(mostSockets()));
        }
        return connector;
    }

    private int mostSockets() {
        long most = (long) SOCKETS_TO_A_LINE * settings.limits().caps().connectionsOfAddress();
        return Math.toIntExact(Math.min(most, Integer.MAX_VALUE));
    }

    private void page(Context request) {
        if (request.path().startsWith("/api/")) {
            throw Refused.of(civitas.server.api.Code.NOT_FOUND, "no-page");
        }
        files.answer(request);
    }

    private void catchAll(RoutesConfig routes) {
        routes.exception(Refused.class, (e, request) -> problems.answer(request, e, Optional.empty()));
        routes.exception(Elsewhere.class, this::forward);
        routes.exception(RateLimits.TooMany.class, (e, request) -> problems.answer(request, e));
        routes.exception(HttpResponseException.class, (e, request) -> problems.answer(request, e));
        routes.exception(EOFException.class, (e, request) -> problems.shrug(request, e));
        routes.exception(Exception.class, (e, request) -> problems.confess(request, e));
        routes.wsException(
                Refused.class,
                (e, context) -> context.closeSession(1008, e.code().code()));
        routes.wsException(
                Elsewhere.class, (e, context) -> context.closeSession(SERVICE_RESTART, "the table has moved"));
        routes.wsException(Exception.class, (e, context) -> problems.log(e));
    }

    /** What goes wrong on the way is answered like everything that goes wrong. */
    private void forward(Elsewhere elsewhere, Context request) {
        try {
            forwarding.forward(request, elsewhere);
        } catch (Refused refused) {
            problems.answer(request, refused, Optional.empty());
        } catch (RuntimeException e) {
            problems.confess(request, e);
        }
    }

    public void start() {
        javalin.start();
    }

    /** Lets the server be its own first visitor. */
    public void visit(Duration atMost) {
        FirstVisit.make("0.0.0.0".equals(settings.host()) ? "127.0.0.1" : settings.host(), port(), atMost);
    }

    public int port() {
        return javalin.port();
    }

    @Override
    public void close() {
        javalin.stop();
    }
}
