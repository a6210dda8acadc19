package civitas.server.live;

import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.server.api.Code;
import civitas.server.api.Json;
import civitas.server.api.Refused;
import civitas.server.api.Requests;
import civitas.server.peer.Elsewhere;
import civitas.server.peer.Neighbourhood;
import civitas.server.room.Rooms;
import civitas.server.store.PersonId;
import civitas.server.store.TableId;
import civitas.server.web.Callers;
import civitas.server.web.Forwarding;
import civitas.server.web.Problems;
import civitas.server.web.RateLimits;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;

/** Live connections to tables: {@code /api/tables/{id}/live}. */
public final class LiveTables {

    private static final String PATH = "/api/tables/{id}/live";
    private static final String LINE = "civitas.live.line";
    private static final String LOGIN = "civitas.live.login";
    private static final String BRIDGE = "civitas.live.bridge";
    private static final int LONGEST_REF = 40;

    /** A message is parsed and may lead to a choice. */
    private static final double PRICE = 1;

    private final Rooms rooms;
    private final Neighbourhood neighbours;
    private final Callers callers;
    private final Problems problems;
    private final RateLimits limits;
    private final Lines lines;
    private final Executor executor;
    private final Timer choosing;
    private final Map<String, TableWatcher> watchers = new ConcurrentHashMap<>();
    private final Map<String, Bridge> bridges = new ConcurrentHashMap<>();

    public LiveTables(
            Rooms rooms,
            Neighbourhood neighbours,
            Callers callers,
            Problems problems,
            RateLimits limits,
            Lines lines,
            Executor executor,
            MeterRegistry meters) {
        this.rooms = rooms;
        this.neighbours = neighbours;
        this.callers = callers;
        this.problems = problems;
        this.limits = limits;
        this.lines = lines;
        this.executor = executor;
        choosing = Timer.builder("civitas.live.choice")
                .description("From receiving a choice to its being durable")
                .publishPercentiles(0.5, 0.95, 0.99)
                .register(meters);
        Gauge.builder("civitas.live.connections", watchers, Map::size)
                .description("Live connections to tables")
                .register(meters);
    }

    public void join(RoutesConfig routes) {
        routes.wsBeforeUpgrade(PATH, this::admit);
        routes.ws(PATH, this::handle);
    }

    /** Nobody looks from a seat that is not theirs; asking for the state first finds that out. */
    private void admit(Context request) {
        TableId id = new TableId(request.pathParam("id"));
        PersonId who = callers.id(request);
        try {
            look(id, who, Optional.ofNullable(request.queryParam("seat")).filter(code -> !code.isEmpty()));
        } catch (Elsewhere e) {
            request.attribute(BRIDGE, bridge(request, e));
        }
        Lines.Line line = new Lines.Line(
                who, callers.address(request), Callers.isPeer(request) ? Lines.Counted.ELSEWHERE : Lines.Counted.HERE);
        lines.require(line);
        request.attribute(LINE, line);
        request.attribute(LOGIN, callers.session(request));
    }

    private void look(TableId id, PersonId who, Optional<String> seat) {
        Optional<Seat> wanted = seat.map(Callers::seat);
        rooms.at(id, room -> {
            wanted.ifPresent(own -> room.requireOwn(who, own));
            return room.info(who, Language.EN);
        });
    }

    /** The other server is asked first: what it refuses is refused here. */
    private Bridge bridge(Context request, Elsewhere elsewhere) {
        if (Callers.isPeer(request)) {
            throw elsewhere;
        }
        Bridge bridge = new Bridge();
        bridge.reach(neighbours.connect(elsewhere.table(), Forwarding.errand(request, callers), bridge));
        return bridge;
    }

    private void handle(WsConfig ws) {
        ws.onConnect(this::connect);
        ws.onMessage(this::message);
        ws.onClose(this::close);
        ws.onError(this::close);
    }

    private void connect(WsContext context) {
        Lines.Line line = Lines.of(context, LINE);
        lines.open(context.sessionId(), line);
        Bridge bridge = context.attribute(BRIDGE);
        if (bridge != null) {
            bridges.put(context.sessionId(), bridge);
            bridge.open(context.session);
            return;
        }
        PersonId who = line.person();
        TableId id = new TableId(context.pathParam("id"));
        String named = context.queryParam("seat");
        Optional<Seat> seat =
                named != null && !named.isEmpty() ? Seat.parse(named) : rooms.at(id, room -> room.seatOf(who));
        Language language = Callers.language(context.queryParam("lang"), context.header("Accept-Language"));
        Optional<String> login = login(context);
        Teller teller = new Teller(Teller.Manner.asked(Optional.ofNullable(context.queryParam("patches"))));
        TableWatcher watcher =
                new TableWatcher(rooms, id, who, login, seat, language, teller, context.session, executor);
        watchers.put(context.sessionId(), watcher);
        rooms.at(id, room -> {
            room.watch(watcher);
            watcher.leaving(() -> room.unwatch(watcher));
            return id;
        });
        announce(context, id, who, seat);
        watcher.changed();
        endIfOver(watcher);
    }

    /** A page says whether its person wants empty questions to be answered; who says nothing is asked everything. */
    private void announce(WsContext context, TableId id, PersonId who, Optional<Seat> seat) {
        String empty = context.queryParam("empty");
        if (empty != null && seat.isPresent()) {
            rooms.at(id, room -> {
                room.arrive(who, seat.get(), empty.equals("1"));
                return id;
            });
        }
    }

    private static Optional<String> login(WsContext context) {
        Optional<String> login = context.attribute(LOGIN);
        return login == null ? Optional.empty() : login;
    }

    /** A connection ends with the session it was opened with, also if that ended while it was being opened. */
    private boolean endIfOver(TableWatcher watcher) {
        boolean over = watcher.login().map(login -> !callers.isGood(login)).orElse(false);
        if (over) {
            watcher.wire().hangUp();
        }
        return over;
    }

    /** A session has ended. */
    public void end(String session) {
        watchers.values().stream()
                .filter(watcher -> watcher.login().filter(session::equals).isPresent())
                .forEach(watcher -> watcher.wire().hangUp());
    }

    private void close(WsContext context) {
        lines.close(context.sessionId());
        TableWatcher watcher = watchers.remove(context.sessionId());
        if (watcher != null) {
            watcher.leave();
        }
        Bridge bridge = bridges.remove(context.sessionId());
        if (bridge != null) {
            bridge.close();
        }
    }

    private void message(WsMessageContext context) {
        Bridge bridge = bridges.get(context.sessionId());
        if (bridge != null) {
            bridge.say(context.message());
            return;
        }
        TableWatcher watcher = watchers.get(context.sessionId());
        if (watcher == null) {
            return;
        }
        String ref = "";
        try {
            count(Lines.of(context, LINE));
            Requests.Message message = Json.read(context.message(), Requests.Message.class);
            ref = message.ref() == null || message.ref().length() > LONGEST_REF ? "" : message.ref();
            if ("choose".equals(message.type())) {
                choose(watcher, message, ref);
            } else if ("whole".equals(message.type())) {
                watcher.startAnew();
            } else if (!"pong".equals(message.type())) {
                throw Refused.of(Code.INVALID, "bad-message");
            }
        } catch (RateLimits.TooMany e) {
            refuse(watcher, ref, e.refused());
        } catch (Refused e) {
            refuse(watcher, ref, e);
        } catch (Elsewhere e) {
            watcher.moved();
        }
    }

    /** Whatever is said counts, and not only what is understood. */
    private void count(Lines.Line line) {
        limits.address(line.address(), PRICE);
        if (!line.person().isNobody()) {
            limits.session(line.share(), PRICE);
        }
    }

    private void choose(TableWatcher watcher, Requests.Message message, String ref) {
        long started = System.nanoTime();
        watcher.choose(new Requests.Choose(message.seat(), message.ply(), message.code()), ref);
        choosing.record(java.time.Duration.ofNanos(System.nanoTime() - started));
    }

    private void refuse(TableWatcher watcher, String ref, Refused refused) {
        watcher.wire().send(new Messages.Refusal(ref, problems.problem(refused, watcher.language(), Optional.empty())));
        if (refused.code() == Code.MOVED_ON) {
            watcher.changed();
        }
    }

    /** Keeps connections alive through proxies, and finds out which are dead, and whose session has run out. */
    public void ping() {
        watchers.values().stream()
                .filter(watcher -> !endIfOver(watcher))
                .forEach(watcher -> watcher.wire().send(Messages.PING));
    }
}
