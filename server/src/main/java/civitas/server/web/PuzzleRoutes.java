package civitas.server.web;

import civitas.kernel.text.Lexicon;
import civitas.server.Catalogue;
import civitas.server.api.Requests;
import civitas.server.puzzle.DailyPuzzles;
import civitas.server.puzzle.Posed;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.function.BiFunction;

/** The puzzle of the day. Anybody may look and answer, with or without a session: nothing is changed by it, and nothing is kept. */
final class PuzzleRoutes {

    private final DailyPuzzles puzzles;
    private final Catalogue catalogue;

    PuzzleRoutes(DailyPuzzles puzzles, Catalogue catalogue) {
        this.puzzles = puzzles;
        this.catalogue = catalogue;
    }

    void join(RoutesConfig routes) {
        routes.get("/api/puzzles", request -> IdentityRoutes.answer(request, puzzles.offered(wording(request))));
        routes.get(
                "/api/puzzles/{game}/{day}/state",
                request -> answer(request, (posed, words) -> posed.exhibit().state(words)));
        routes.get("/api/puzzles/{game}/{day}/why", this::why);
        routes.get("/api/puzzles/{game}/{day}/solution", request -> answer(request, Posed::answers));
        routes.post("/api/puzzles/{game}/{day}/answer", this::judge);
    }

    private Posed.Wording wording(Context request) {
        return (game, boxes) -> catalogue.words(game, boxes, Callers.language(request));
    }

    private void answer(Context request, BiFunction<Posed<?>, Lexicon, Object> question) {
        Posed<?> posed = puzzles.at(request.pathParam("game"), request.pathParam("day"));
        IdentityRoutes.answer(request, question.apply(posed, posed.words(wording(request))));
    }

    private void why(Context request) {
        String[] thing = Callers.thing(request);
        answer(request, (posed, words) -> posed.exhibit().reasons(thing[0], thing[1], words));
    }

    private void judge(Context request) {
        String code = Callers.require(
                Callers.body(request, Requests.PuzzleAnswer.class).code(), "code");
        answer(request, (posed, words) -> posed.judge(code, words));
    }
}
