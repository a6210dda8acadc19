package civitas.server.web;

import civitas.kernel.text.Language;
import civitas.server.api.Json;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Answers what never becomes a request: addresses and headers that cannot be read. A problem like any other. */
final class Unreadable extends ErrorHandler {

    private final Problems problems;

    Unreadable(Problems problems) {
        this.problems = problems;
    }

    /** By itself it would explain only to whoever reads or posts. */
    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            String message,
            @Nullable Throwable cause,
            Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problems.TYPE);
        if (cause != null) {
            // It never came to the threshold: where it ends is not known, and Jetty hangs up without a word.
            response.getHeaders().put(HttpFields.CONNECTION_CLOSE);
        }
        String accepted = request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE);
        response.write(true, body(code, Callers.language(null, accepted)), callback);
    }

    private ByteBuffer body(int status, Language language) {
        return ByteBuffer.wrap(Json.bytes(problems.unreadable(status, language)));
    }
}
