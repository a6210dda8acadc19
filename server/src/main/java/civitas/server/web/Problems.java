package civitas.server.web;

import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import civitas.server.Catalogue;
import civitas.server.api.Code;
import civitas.server.api.Json;
import civitas.server.api.Problem;
import civitas.server.api.Refused;
import civitas.server.api.State;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.EOFException;
import java.io.IOException;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns what went wrong into an answer a person understands. */
public final class Problems {

    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);
    static final String TYPE = "application/problem+json";

    private final Catalogue catalogue;

    public Problems(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** A refusal in a language. */
    public Problem problem(Refused refused, Language language, Optional<State> state) {
        Lexicon words = catalogue.words(refused.game(), refused.boxes(), language);
        return new Problem(
                "about:blank",
                words.say(Phrase.of("problem.title." + refused.code().code())),
                refused.code().status(),
                words.say(refused.reason()),
                refused.code().code(),
                refused.legal().isEmpty() ? null : refused.legal(),
                state.orElse(null));
    }

    /** A request whose address or headers make no sense, or whose work broke off, with the status it was given. */
    Problem unreadable(int status, Language language) {
        Code code = status < 500 ? Code.INVALID : Code.FAILURE;
        String reason = status == 415 ? "bad-charset" : status < 500 ? "unreadable" : "failure";
        Problem problem = problem(Refused.of(code, reason), language, Optional.empty());
        return new Problem(problem.type(), problem.title(), status, problem.detail(), problem.code(), null, null);
    }

    void answer(Context request, Refused refused, Optional<State> state) {
        send(request, problem(refused, Callers.language(request), state));
    }

    void answer(Context request, RateLimits.TooMany tooMany) {
        request.header("Retry-After", Integer.toString(tooMany.seconds()));
        answer(request, tooMany.refused(), Optional.empty());
    }

    /** What Javalin itself refuses: bodies that are too large, unknown paths. */
    void answer(Context request, HttpResponseException e) {
        Code code = switch (e.getStatus()) {
            case 404, 405 -> Code.NOT_FOUND;
            case 413 -> Code.TOO_LARGE;
            default -> Code.INVALID;
        };
        answer(request, Refused.of(code, code == Code.NOT_FOUND ? "no-page" : code.code()), Optional.empty());
    }

    /** Whoever hangs up while speaking gets no answer, and it is not our fault. */
    void shrug(Context request, EOFException e) {
        LOG.debug("a request broke off: {}", e.getMessage());
        answer(request, Refused.of(Code.INVALID, "invalid"), Optional.empty());
    }

    /** Our fault. */
    void confess(Context request, Throwable e) {
        LOG.atError()
                .addKeyValue("method", request.method())
                .addKeyValue("path", request.path())
                .setCause(e)
                .log("a request failed");
        answer(request, Refused.of(Code.FAILURE, "failure"), Optional.empty());
    }

    /** Something failed on a live connection. */
    void log(Throwable e) {
        LOG.atError().setCause(e).log("a live connection failed");
    }

    private static void send(Context request, Problem problem) {
        hearOut(request);
        request.status(problem.status()).contentType(TYPE).result(Json.bytes(problem));
    }

    private static void hearOut(Context request) {
        try {
            Hearing.out(request.req().getInputStream(), request.contentLength());
        } catch (IOException | IllegalStateException e) {
            LOG.debug("a refused request has no body to read: {}", e.getMessage());
        }
    }
}
