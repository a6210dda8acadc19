package civitas.server.live;

import civitas.server.room.Notices;
import civitas.server.store.PersonId;
import civitas.server.store.TableRow;
import civitas.server.web.Callers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;

/** Live connections to the lists of tables: {@code /api/lobby/live}. */
public final class LiveLobby implements Notices {

    private static final String PATH = "/api/lobby/live";
    private static final String LINE = "civitas.lobby.line";
    private static final String LOGIN = "civitas.lobby.login";

    private final Callers callers;
    private final Lines lines;
    private final Executor executor;
    private final Map<String, Visitor> visitors = new ConcurrentHashMap<>();

    private record Visitor(PersonId person, Optional<String> login, Wire wire) {}

    public LiveLobby(Callers callers, Lines lines, Executor executor) {
        this.callers = callers;
        this.lines = lines;
        this.executor = executor;
    }

    public void join(RoutesConfig routes) {
        routes.wsBeforeUpgrade(PATH, (Context request) -> {
            Lines.Line line = new Lines.Line(callers.id(request), callers.address(request));
            lines.require(line);
            request.attribute(LINE, line);
            request.attribute(LOGIN, callers.session(request));
        });
        routes.ws(PATH, this::handle);
    }

    private void handle(WsConfig ws) {
        ws.onConnect(context -> {
            Lines.Line line = Lines.of(context, LINE);
            lines.open(context.sessionId(), line);
            Optional<String> login = context.attribute(LOGIN);
            Visitor visitor = new Visitor(
                    line.person(),
                    login == null ? Optional.empty() : login,
                    new Wire(context.session, executor, () -> Optional.of(Messages.TABLES)));
            visitors.put(context.sessionId(), visitor);
            endIfOver(visitor);
        });
        ws.onClose(this::close);
        ws.onError(this::close);
    }

    private void close(WsContext context) {
        lines.close(context.sessionId());
        visitors.remove(context.sessionId());
    }

    /** Several changes in a row are one message to a client that has not read the first one yet. */
    @Override
    public void tablesChanged() {
        visitors.values().forEach(visitor -> visitor.wire.changed());
    }

    @Override
    public void yourTurn(TableRow table, PersonId person, Presence presence) {
        yourTurn(table.id().value(), table.title(), person);
    }

    /** The same, of a table that may be elsewhere. */
    public void yourTurn(String table, String title, PersonId person) {
        visitors.values().stream()
                .filter(visitor -> visitor.person.equals(person))
                .forEach(visitor -> visitor.wire.send(new Messages.YourTurn(table, title)));
    }

    private boolean endIfOver(Visitor visitor) {
        boolean over = visitor.login.map(login -> !callers.isGood(login)).orElse(false);
        if (over) {
            visitor.wire.hangUp();
        }
        return over;
    }

    /** A session has ended. */
    public void end(String session) {
        visitors.values().stream()
                .filter(visitor -> visitor.login.filter(session::equals).isPresent())
                .forEach(visitor -> visitor.wire.hangUp());
    }

    public void ping() {
        visitors.values().stream()
                .filter(visitor -> !endIfOver(visitor))
                .forEach(visitor -> visitor.wire.send(Messages.PING));
    }
}
