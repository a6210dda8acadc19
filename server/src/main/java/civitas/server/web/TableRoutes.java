package civitas.server.web;

import civitas.kernel.Match;
import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.text.Language;
import civitas.server.Settings;
import civitas.server.api.Code;
import civitas.server.api.Preview;
import civitas.server.api.Reason;
import civitas.server.api.Refused;
import civitas.server.api.Requests;
import civitas.server.api.State;
import civitas.server.api.TableInfo;
import civitas.server.room.Past;
import civitas.server.room.Room;
import civitas.server.room.Rooms;
import civitas.server.room.Texts;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.Status;
import civitas.server.store.TableId;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Everything about tables. */
final class TableRoutes {

    private static final int LONGEST_LINE = 500;
    private static final int LAST_LINES = -1;

    private final Rooms rooms;
    private final Callers callers;
    private final Problems problems;
    private final Settings settings;

    TableRoutes(Rooms rooms, Callers callers, Problems problems, Settings settings) {
        this.rooms = rooms;
        this.callers = callers;
        this.problems = problems;
        this.settings = settings;
    }

    void join(RoutesConfig routes) {
        routes.post("/api/tables", this::create);
        routes.get("/api/tables", this::list);
        routes.post("/api/records", this::upload);
        routes.post("/api/seat-links/{secret}", this::takeSeat);
        String table = "/api/tables/{id}";
        routes.get(table, request -> info(request, Callers.table(request)));
        routes.post(table + "/join", this::sitDown);
        routes.post(table + "/leave", this::standUp);
        routes.post(table + "/start", this::start);
        routes.post(table + "/seats/{seat}/link", this::link);
        routes.post(table + "/seats/{seat}/replace", this::replace);
        routes.post(table + "/seats/{seat}/return", this::giveBack);
        routes.post(table + "/speed", this::speed);
        routes.get(table + "/state", this::state);
        routes.get(table + "/why", this::why);
        routes.post(table + "/choices", this::choose);
        routes.post(table + "/undo", request -> undo(request, (match, wish) -> match.undo(seat(wish), toPly(wish))));
        routes.post(
                table + "/undo/request",
                request -> undo(request, (match, wish) -> match.requestUndo(seat(wish), toPly(wish))));
        routes.post(table + "/undo/agree", request -> undo(request, (match, wish) -> match.agreeToUndo(seat(wish))));
        routes.post(table + "/undo/decline", request -> undo(request, (match, wish) -> match.declineUndo()));
        routes.get(table + "/replay", this::replay);
        routes.get(
                table + "/points",
                request -> IdentityRoutes.answer(request, past(request).points()));
        routes.get(
                table + "/dice",
                request -> IdentityRoutes.answer(request, past(request).dice()));
        routes.get(table + "/record", this::record);
        routes.get(table + "/preview", this::preview);
        routes.get(table + "/chat", request -> IdentityRoutes.answer(request, rooms.chat(Callers.table(request))));
        routes.post(table + "/chat", this::say);
    }

    // --- lobby ------------------------------------------------------------------------------------------------------

    private void create(Context request) {
        Requests.NewTable wish = Callers.body(request, Requests.NewTable.class);
        info(request.status(201), rooms.create(wish, callers.signedIn(request)));
    }

    private void upload(Context request) {
        info(request.status(201), rooms.restore(request.body(), callers.signedIn(request)));
    }

    private void list(Context request) {
        String scope = Optional.ofNullable(request.queryParam("scope")).orElse("open");
        Instant before = before(request);
        PersonId who = callers.id(request);
        Language language = Callers.language(request);
        List<TableInfo> tables = switch (scope) {
            case "mine" -> who.isNobody() ? List.of() : rooms.of(who, before, language);
            case "open" -> rooms.listed(Status.OPEN, before, who, language);
            case "running" -> rooms.listed(Status.RUNNING, before, who, language);
            case "finished" -> rooms.listed(Status.FINISHED, before, who, language);
            default -> throw Refused.of(Code.INVALID, "bad-scope");
        };
        IdentityRoutes.answer(request, tables);
    }

    private static Instant before(Context request) {
        String text = request.queryParam("before");
        try {
            return text == null ? Instant.ofEpochMilli(Long.MAX_VALUE / 2) : Instant.parse(text);
        } catch (java.time.format.DateTimeParseException e) {
            throw Refused.of(Code.INVALID, "not-a-number", "before");
        }
    }

    private void sitDown(Context request) {
        Requests.Join wish = Callers.body(request, Requests.Join.class);
        Optional<Seat> seat = wish.seat() == null || wish.seat().isEmpty()
                ? Optional.empty()
                : Optional.of(Callers.seat(wish.seat()));
        TableId id = Callers.table(request);
        rooms.join(id, callers.signedIn(request), seat);
        info(request, id);
    }

    private void standUp(Context request) {
        TableId id = Callers.table(request);
        if (rooms.leave(id, callers.signedIn(request))) {
            info(request, id);
        } else {
            request.status(204);
        }
    }

    private void start(Context request) {
        TableId id = Callers.table(request);
        Person person = callers.signedIn(request);
        rooms.at(id, room -> {
            room.start(person.id());
            return id;
        });
        info(request, id);
    }

    private void link(Context request) {
        String secret = rooms.link(Callers.table(request), callers.signedIn(request), Callers.seatInPath(request));
        String base = settings.baseUrl()
                .map(url -> url.toString().replaceAll("/+$", ""))
                .orElseGet(() -> request.scheme() + "://" + request.header("Host"));
        IdentityRoutes.answer(request, Map.of("url", base + "/seat/" + secret, "secret", secret));
    }

    private void takeSeat(Context request) {
        info(request, rooms.take(request.pathParam("secret"), callers.signedIn(request)));
    }

    private void replace(Context request) {
        TableId id = Callers.table(request);
        Requests.Replace wish = Callers.body(request, Requests.Replace.class);
        rooms.substitute(id, callers.signedIn(request), Callers.seatInPath(request), wish);
        info(request, id);
    }

    private void giveBack(Context request) {
        TableId id = Callers.table(request);
        rooms.giveBack(id, callers.signedIn(request), Callers.seatInPath(request));
        info(request, id);
    }

    private void speed(Context request) {
        TableId id = Callers.table(request);
        int millis = Callers.require(Callers.body(request, Requests.Speed.class).millis(), "millis");
        rooms.setSpeed(id, callers.signedIn(request), millis);
        info(request, id);
    }

    private void info(Context request, TableId id) {
        PersonId who = callers.id(request);
        IdentityRoutes.answer(request, rooms.<TableInfo>at(id, room -> room.info(who, Callers.language(request))));
    }

    // --- playing ----------------------------------------------------------------------------------------------------

    private void state(Context request) {
        int logFrom = Math.max(LAST_LINES, Callers.number(request, "logFrom", LAST_LINES));
        IdentityRoutes.answer(request, state(request, Callers.seatInQuery(request), logFrom));
    }

    /** The state from a seat; from the first own seat if none is named; as a spectator if there is none. */
    private State state(Context request, Optional<Seat> seat, int logFrom) {
        PersonId who = callers.id(request);
        Language language = Callers.language(request);
        return rooms.at(
                Callers.table(request), room -> room.state(who, seat.or(() -> room.seatOf(who)), language, logFrom));
    }

    /** Why not? Asked from one's own seat only: what is in the way may be one's own secret. */
    private void why(Context request) {
        Person person = callers.signedIn(request);
        Language language = Callers.language(request);
        Optional<Seat> wanted = Callers.seatInQuery(request);
        String[] thing = Callers.require(request.queryParam("thing"), "thing").split(":", 2);
        if (thing.length < 2) {
            throw Refused.of(Code.INVALID, "bad-thing");
        }
        IdentityRoutes.answer(request, rooms.<List<Reason>>at(Callers.table(request), room -> {
            Seat seat = wanted.or(() -> room.seatOf(person.id()))
                    .orElseThrow(() -> Refused.of(Code.NOT_ALLOWED, "no-seat"));
            return room.reasons(person.id(), seat, thing[0], thing[1], language);
        }));
    }

    private void choose(Context request) {
        Requests.Choose wish = Callers.body(request, Requests.Choose.class);
        Person person = callers.signedIn(request);
        Seat seat = Callers.seat(wish.seat());
        int ply = Callers.require(wish.ply(), "ply");
        String code = Callers.require(wish.code(), "code");
        try {
            rooms.<Integer>at(Callers.table(request), room -> room.choose(person.id(), seat, ply, code));
        } catch (Refused refused) {
            if (refused.code() != Code.MOVED_ON) {
                throw refused;
            }
            problems.answer(request, refused, Optional.of(state(request, Optional.of(seat), LAST_LINES)));
            return;
        }
        IdentityRoutes.answer(request, state(request, Optional.of(seat), LAST_LINES));
    }

    /** One way to undo. */
    private interface Way {
        void go(Match<?> match, Requests.Undo wish);
    }

    private void undo(Context request, Way way) {
        Requests.Undo wish = Callers.body(request, Requests.Undo.class);
        Person person = callers.signedIn(request);
        Seat seat = seat(wish);
        Consumer<Match<?>> command = match -> way.go(match, wish);
        rooms.at(Callers.table(request), room -> {
            room.undo(person.id(), seat, command);
            return seat;
        });
        IdentityRoutes.answer(request, state(request, Optional.of(seat), LAST_LINES));
    }

    private static Seat seat(Requests.Undo wish) {
        return Callers.seat(wish.seat());
    }

    private static int toPly(Requests.Undo wish) {
        return Callers.require(wish.toPly(), "toPly");
    }

    // --- the past ---------------------------------------------------------------------------------------------------

    private void replay(Context request) {
        int ply = Callers.number(request, "ply", 0);
        Optional<Seat> seat = Callers.seatInQuery(request);
        PersonId who = callers.id(request);
        Language language = Callers.language(request);
        IdentityRoutes.answer(
                request, rooms.<State>at(Callers.table(request), room -> replay(room, who, seat, ply, language)));
    }

    private static <T extends Table<T>> State replay(
            Room<T> room, PersonId who, Optional<Seat> wanted, int ply, Language language) {
        Optional<Seat> seat = wanted.or(() -> room.seatOf(who));
        return room.stateAt(room.past(who, seat).at(ply), who, seat, language);
    }

    private Past<?> past(Context request) {
        return rooms.<Past<?>>at(Callers.table(request), room -> room.past(PersonId.NOBODY, Optional.empty()));
    }

    private void record(Context request) {
        String text = past(request).text();
        request.contentType("text/plain; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"" + Callers.table(request) + ".civ\"")
                .result(text);
    }

    // --- what would happen ------------------------------------------------------------------------------------------

    private void preview(Context request) {
        PersonId who = callers.id(request);
        Seat seat = Callers.seat(request.queryParam("seat"));
        String code = Callers.require(request.queryParam("code"), "code");
        Language language = Callers.language(request);
        IdentityRoutes.answer(
                request, rooms.<Preview>at(Callers.table(request), room -> room.preview(who, seat, code, language)));
    }

    // --- talking ----------------------------------------------------------------------------------------------------

    private void say(Context request) {
        Person person = callers.signedIn(request);
        String text = Texts.tidy(Callers.body(request, Requests.Say.class).text(), LONGEST_LINE);
        if (text.isEmpty()) {
            throw Refused.of(Code.INVALID, "missing", "text");
        }
        IdentityRoutes.answer(request.status(201), rooms.say(Callers.table(request), person, text));
    }
}
