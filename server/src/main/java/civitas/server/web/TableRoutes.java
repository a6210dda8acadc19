package civitas.server.web;

import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.server.api.ChatLine;
import civitas.server.api.Code;
import civitas.server.api.Forecast;
import civitas.server.api.HintInfo;
import civitas.server.api.Preview;
import civitas.server.api.Reason;
import civitas.server.api.Refused;
import civitas.server.api.Requests;
import civitas.server.api.ShortcutsInfo;
import civitas.server.api.State;
import civitas.server.room.Look;
import civitas.server.room.Manners;
import civitas.server.room.Rooms;
import civitas.server.room.Seen;
import civitas.server.room.Texts;
import civitas.server.room.UndoWish;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Playing and talking at a table. */
final class TableRoutes {

    private static final int LONGEST_LINE = 500;
    private static final int LAST_LINES = -1;
    private static final int UNKNOWN = -1;
    private static final int MOST_CODES = 20;

    /** What a hint costs of the thoughts somebody may ask for. */
    private static final double HINT = 1;

    private final Rooms rooms;
    private final Callers callers;
    private final Problems problems;
    private final RateLimits limits;

    TableRoutes(Rooms rooms, Callers callers, Problems problems, RateLimits limits) {
        this.limits = limits;
        this.rooms = rooms;
        this.callers = callers;
        this.problems = problems;
    }

    void join(RoutesConfig routes) {
        String table = "/api/tables/{id}";
        routes.get(table + "/state", this::state);
        routes.get(table + "/why", this::why);
        routes.post(table + "/choices", this::choose);
        routes.post(table + "/undo", request -> undo(request, wish -> new UndoWish.Own(toPly(wish))));
        routes.post(table + "/undo/request", request -> undo(request, wish -> new UndoWish.Ask(toPly(wish))));
        routes.post(
                table + "/undo/agree",
                request -> undo(request, wish -> new UndoWish.Agree(Callers.require(wish.ply(), "ply"), toPly(wish))));
        routes.post(table + "/undo/decline", request -> undo(request, wish -> new UndoWish.Decline()));
        routes.post(table + "/answering", this::answering);
        routes.post(table + "/lesson/skip", this::skip);
        routes.get(table + "/preview", this::preview);
        routes.get(table + "/forecast", this::forecast);
        routes.post(table + "/hint", this::hint);
        routes.get(table + "/shortcuts", this::shortcuts);
        routes.get(table + "/chat", this::chat);
        routes.post(table + "/chat", this::say);
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
        String[] thing = Callers.thing(request);
        IdentityRoutes.answer(request, rooms.<List<Reason>>at(Callers.table(request), room -> {
            Seat seat = wanted.or(() -> room.seatOf(person.id()))
                    .orElseThrow(() -> Refused.of(Code.NOT_ALLOWED, "no-seat"));
            return room.inquiries().reasons(person.id(), seat, thing[0], thing[1], language);
        }));
    }

    private void choose(Context request) {
        Requests.Choose wish = Callers.body(request, Requests.Choose.class);
        Person person = callers.signedIn(request);
        Seat seat = Callers.seat(wish.seat());
        if ("ply".equals(request.queryParam("answer"))) {
            answer(request, seat, () -> Choosing.choose(rooms, Callers.table(request), person.id(), wish));
            return;
        }
        Look look = Look.from(seat, Callers.language(request));
        answer(
                request,
                seat,
                () -> Choosing.choose(rooms, Callers.table(request), person.id(), wish, look)
                        .state());
    }

    /** What is answered for somebody from now on. */
    private void answering(Context request) {
        Requests.Answer body = Callers.body(request, Requests.Answer.class);
        Person person = callers.signedIn(request);
        Seat seat = Callers.seat(body.seat());
        Language language = Callers.language(request);
        Manners manners =
                new Manners(Callers.require(body.empty(), "empty"), plan(Callers.require(body.until(), "until")));
        answer(
                request,
                seat,
                () -> rooms.<Seen.Glimpse>at(
                                Callers.table(request), room -> room.answer(person.id(), seat, manners, language))
                        .state());
    }

    private static Manners.Plan plan(String code) {
        return Arrays.stream(Manners.Plan.values())
                .filter(plan -> plan.code().equals(code))
                .findFirst()
                .orElseThrow(() -> Refused.of(Code.INVALID, "missing", "until"));
    }

    private void undo(Context request, Function<Requests.Undo, UndoWish> way) {
        Requests.Undo body = Callers.body(request, Requests.Undo.class);
        Person person = callers.signedIn(request);
        Seat seat = Callers.seat(body.seat());
        UndoWish wish = way.apply(body);
        Language language = Callers.language(request);
        answer(
                request,
                seat,
                () -> rooms.<Seen.Glimpse>at(
                                Callers.table(request), room -> room.undo(person.id(), seat, wish, language))
                        .state());
    }

    /** Does something and answers with what it gives; if the table has moved on before, with the state as it is now. */
    private void answer(Context request, Seat seat, Supplier<Object> command) {
        try {
            IdentityRoutes.answer(request, command.get());
        } catch (Refused refused) {
            if (refused.code() != Code.MOVED_ON) {
                throw refused;
            }
            problems.answer(request, refused, Optional.of(state(request, Optional.of(seat), LAST_LINES)));
        }
    }

    private void skip(Context request) {
        int goal =
                Callers.require(Callers.body(request, Requests.SkipGoal.class).goal(), "goal");
        Person person = callers.signedIn(request);
        Language language = Callers.language(request);
        IdentityRoutes.answer(
                request,
                rooms.<Seen.Glimpse>at(Callers.table(request), room -> room.skip(person.id(), goal, language))
                        .state());
    }

    private static int toPly(Requests.Undo wish) {
        return Callers.require(wish.toPly(), "toPly");
    }

    // --- what would happen ------------------------------------------------------------------------------------------

    private void preview(Context request) {
        PersonId who = callers.id(request);
        Seat seat = Callers.seat(request.queryParam("seat"));
        String code = Callers.require(request.queryParam("code"), "code");
        Language language = Callers.language(request);
        int ply = Callers.number(request, "ply", UNKNOWN);
        IdentityRoutes.answer(
                request,
                rooms.<Preview>at(
                        Callers.table(request),
                        room -> ply == UNKNOWN
                                ? room.inquiries().preview(who, seat, code, language)
                                : room.inquiries().preview(who, seat, code, ply, language)));
    }

    private void forecast(Context request) {
        PersonId who = callers.id(request);
        Seat seat = Callers.seat(request.queryParam("seat"));
        String code = Callers.require(request.queryParam("code"), "code");
        int ply = Callers.number(request, "ply", UNKNOWN);
        Forecast forecast = rooms.<Optional<Forecast>>at(
                        Callers.table(request), room -> room.inquiries().forecast(who, seat, codes(code), ply))
                .orElseThrow(() -> Refused.of(Code.MOVED_ON, "moved-on"));
        IdentityRoutes.answer(request, forecast);
    }

    /** Asked again and again until it is ready; only the first time costs one of the hints somebody has. */
    private void hint(Context request) {
        Requests.Moment moment = Callers.body(request, Requests.Moment.class);
        Person person = callers.signedIn(request);
        Seat seat = Callers.seat(moment.seat());
        int ply = Callers.require(moment.ply(), "ply");
        Language language = Callers.language(request);
        IdentityRoutes.answer(
                request,
                rooms.<HintInfo>at(
                        Callers.table(request),
                        room -> room.inquiries()
                                .hint(
                                        person.id(),
                                        seat,
                                        ply,
                                        language,
                                        () -> limits.thought(person.id().value(), HINT))));
    }

    /** The codes of choices that follow one another, parted by semicolons; no more than anybody could mean. */
    private static List<String> codes(String text) {
        List<String> codes = Stream.of(text.split(";"))
                .map(code -> code.strip().replaceAll(" +", " "))
                .filter(code -> !code.isEmpty())
                .toList();
        if (codes.isEmpty() || codes.size() > MOST_CODES) {
            throw Refused.of(Code.MOVED_ON, "moved-on");
        }
        return codes;
    }

    private void shortcuts(Context request) {
        PersonId who = callers.id(request);
        Seat seat = Callers.seat(request.queryParam("seat"));
        String[] thing = Callers.thing(request);
        int ply = Callers.number(request, "ply", UNKNOWN);
        Language language = Callers.language(request);
        IdentityRoutes.answer(
                request,
                rooms.<ShortcutsInfo>at(
                        Callers.table(request),
                        room -> room.inquiries().shortcuts(who, seat, thing[0], thing[1], ply, language)));
    }

    // --- talking ----------------------------------------------------------------------------------------------------

    private void chat(Context request) {
        PersonId who = callers.id(request);
        Language language = Callers.language(request);
        IdentityRoutes.answer(
                request, rooms.<List<ChatLine>>at(Callers.table(request), room -> room.chat(who, language)));
    }

    private void say(Context request) {
        Person person = callers.signedIn(request);
        String text = Texts.tidy(Callers.body(request, Requests.Say.class).text(), LONGEST_LINE);
        if (text.isEmpty()) {
            throw Refused.of(Code.INVALID, "missing", "text");
        }
        Language language = Callers.language(request);
        ChatLine line = rooms.<ChatLine>at(Callers.table(request), room -> room.say(person, text, language));
        IdentityRoutes.answer(request.status(201), line);
    }
}
