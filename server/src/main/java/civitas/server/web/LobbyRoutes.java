package civitas.server.web;

import civitas.agents.Level;
import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.server.Settings;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.api.Requests;
import civitas.server.api.TableInfo;
import civitas.server.room.Company;
import civitas.server.room.Quota;
import civitas.server.room.Room;
import civitas.server.room.Rooms;
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
import java.util.function.BiConsumer;

/** Tables before and beside the game: making them, listing them, and who sits where. */
final class LobbyRoutes {

    /** Later than anything; times the store cannot write down are cut to what it can. */
    private static final Instant END = Instant.ofEpochMilli(Long.MAX_VALUE / 2);

    private final Rooms rooms;
    private final Quota quota;
    private final Callers callers;
    private final Settings settings;

    LobbyRoutes(Rooms rooms, Quota quota, Callers callers, Settings settings) {
        this.rooms = rooms;
        this.quota = quota;
        this.callers = callers;
        this.settings = settings;
    }

    void join(RoutesConfig routes) {
        routes.post("/api/tables", this::create);
        routes.get("/api/tables", this::list);
        routes.post("/api/records", this::upload);
        routes.get("/api/lessons", request -> IdentityRoutes.answer(request, rooms.lessons(Callers.language(request))));
        routes.post("/api/lessons/{game}/{lesson}", this::learn);
        routes.post("/api/seat-links/{secret}", this::takeSeat);
        String table = "/api/tables/{id}";
        routes.get(table, request -> info(request, Callers.table(request)));
        routes.post(table + "/join", this::sitDown);
        routes.post(table + "/leave", this::standUp);
        routes.post(table + "/start", this::start);
        routes.post(table + "/seats/{seat}/link", this::link);
        routes.post(table + "/seats/{seat}/replace", this::replace);
        routes.post(table + "/seats/{seat}/vote", this::vote);
        routes.post(table + "/seats/{seat}/return", this::giveBack);
        routes.post(table + "/speed", this::speed);
    }

    private void create(Context request) {
        Requests.NewTable wish = Callers.body(request, Requests.NewTable.class);
        Person person = callers.signedIn(request);
        TableId made = quota.make(
                person.id(),
                callers.address(request),
                crew(wish),
                () -> rooms.create(Callers.newTable(request), wish, person));
        info(request.status(201), made);
    }

    private static Quota.Crew crew(Requests.NewTable wish) {
        List<Requests.NewSeat> seats = wish.seats() == null ? List.of() : wish.seats();
        boolean alone = seats.stream().allMatch(seat -> seat != null && "agent".equals(seat.kind()));
        return alone ? Quota.Crew.COMPUTERS : Quota.Crew.PEOPLE;
    }

    private void learn(Context request) {
        Person person = callers.signedIn(request);
        String game = request.pathParam("game");
        String lesson = request.pathParam("lesson");
        TableId made = quota.make(
                person.id(),
                callers.address(request),
                Quota.Crew.PEOPLE,
                () -> rooms.learn(Callers.newTable(request), game, lesson, person));
        info(request.status(201), made);
    }

    private void upload(Context request) {
        Person person = callers.signedIn(request);
        TableId made = quota.make(
                person.id(),
                callers.address(request),
                Quota.Crew.PEOPLE,
                () -> rooms.restore(Callers.newTable(request), request.body(), person));
        info(request.status(201), made);
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
            Instant wanted = text == null ? END : Instant.parse(text);
            return wanted.isAfter(END) ? END : wanted.isBefore(Instant.EPOCH) ? Instant.EPOCH : wanted;
        } catch (java.time.format.DateTimeParseException e) {
            throw Refused.of(Code.INVALID, "not-a-number", "before");
        }
    }

    private void sitDown(Context request) {
        Requests.Join wish = Callers.body(request, Requests.Join.class);
        Optional<Seat> seat = wish.seat() == null || wish.seat().isEmpty()
                ? Optional.empty()
                : Optional.of(Callers.seat(wish.seat()));
        arrange(request, (company, person) -> company.join(person, seat));
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
        Quota.Crew crew = rooms.at(id, Room::crew);
        quota.start(
                person.id(),
                callers.address(request),
                crew,
                () -> rooms.at(id, room -> {
                    room.start(person.id());
                    return id;
                }));
        info(request, id);
    }

    private void link(Context request) {
        Person person = callers.signedIn(request);
        Seat seat = Callers.seatInPath(request);
        String secret = rooms.<String>company(Callers.table(request), company -> company.link(person, seat));
        String base = settings.baseUrl()
                .map(url -> url.toString().replaceAll("/+$", ""))
                .orElseGet(() -> Callers.origin(request));
        IdentityRoutes.answer(request, Map.of("url", base + "/seat/" + secret, "secret", secret));
    }

    private void takeSeat(Context request) {
        info(request, rooms.take(request.pathParam("secret"), callers.signedIn(request)));
    }

    private void replace(Context request) {
        Level level = Rooms.level(Callers.body(request, Requests.Replace.class).level());
        Seat seat = Callers.seatInPath(request);
        arrange(request, (company, person) -> company.substitute(person, seat, level));
    }

    private void vote(Context request) {
        Seat seat = Callers.seatInPath(request);
        arrange(request, (company, person) -> company.vote(person, seat));
    }

    private void giveBack(Context request) {
        Seat seat = Callers.seatInPath(request);
        arrange(request, (company, person) -> company.giveBack(person, seat));
    }

    private void speed(Context request) {
        int millis = Callers.require(Callers.body(request, Requests.Speed.class).millis(), "millis");
        arrange(request, (company, person) -> company.setSpeed(person, millis));
    }

    /** Somebody does something about who sits at a table or decides there; the answer is the table after it. */
    private void arrange(Context request, BiConsumer<Company<?>, Person> arrangement) {
        TableId id = Callers.table(request);
        Person person = callers.signedIn(request);
        rooms.company(id, company -> {
            arrangement.accept(company, person);
            return id;
        });
        info(request, id);
    }

    private void info(Context request, TableId id) {
        PersonId who = callers.id(request);
        IdentityRoutes.answer(request, rooms.<TableInfo>at(id, room -> room.info(who, Callers.language(request))));
    }
}
