package civitas.server.web;

import civitas.kernel.Seat;
import civitas.kernel.Table;
import civitas.kernel.text.Language;
import civitas.server.api.State;
import civitas.server.api.StudyInfo;
import civitas.server.room.Past;
import civitas.server.room.Room;
import civitas.server.room.Rooms;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.function.Function;

/** What has been at a table. */
final class PastRoutes {

    /** Asks for the last lines of the log. */
    private static final int LAST_LINES = -1;

    /** What an analysis costs of the thoughts somebody may ask for. */
    private static final double STUDY = 5;

    private final Rooms rooms;
    private final Callers callers;
    private final RateLimits limits;
    private final Answers answers = new Answers();

    PastRoutes(Rooms rooms, Callers callers, RateLimits limits) {
        this.limits = limits;
        this.rooms = rooms;
        this.callers = callers;
    }

    void join(RoutesConfig routes) {
        String table = "/api/tables/{id}";
        routes.get(table + "/replay", this::replay);
        routes.get(table + "/points", request -> answer(request, "points", Past::points));
        routes.get(table + "/dice", request -> answer(request, "dice", Past::dice));
        routes.get(table + "/record", this::record);
        routes.post(table + "/analysis", this::study);
    }

    private void replay(Context request) {
        int ply = Callers.number(request, "ply", 0);
        Optional<Seat> seat = Callers.seatInQuery(request);
        PersonId who = callers.id(request);
        int logFrom = Math.max(LAST_LINES, Callers.number(request, "logFrom", LAST_LINES));
        Language language = Callers.language(request);
        IdentityRoutes.answer(
                request,
                rooms.<State>at(Callers.table(request), room -> replay(room, who, seat, ply, logFrom, language)));
    }

    private static <T extends Table<T>> State replay(
            Room<T> room, PersonId who, Optional<Seat> wanted, int ply, int logFrom, Language language) {
        Optional<Seat> seat = wanted.or(() -> room.seatOf(who));
        return room.stateAt(room.past(who, seat).at(ply), who, seat, language, logFrom);
    }

    private Past<?> past(Context request) {
        return rooms.<Past<?>>at(Callers.table(request), room -> room.past(PersonId.NOBODY, Optional.empty()));
    }

    /** What is the same for everybody, and takes playing the whole game through. */
    private void answer(Context request, String question, Function<Past<?>, Object> finding) {
        Past<?> past = past(request);
        request.contentType("application/json")
                .result(answers.find(Callers.table(request), question, past.record(), () -> finding.apply(past)));
    }

    /** Asked again and again until it is ready; only who has it looked at pays. */
    private void study(Context request) {
        Person person = callers.signedIn(request);
        Language language = Callers.language(request);
        IdentityRoutes.answer(
                request,
                rooms.<StudyInfo>at(
                        Callers.table(request),
                        room -> room.inquiries()
                                .study(
                                        person.id(),
                                        language,
                                        () -> limits.thought(person.id().value(), STUDY))));
    }

    private void record(Context request) {
        String text = past(request).text();
        request.contentType("text/plain; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"" + Callers.table(request) + ".civ\"")
                .result(text);
    }
}
