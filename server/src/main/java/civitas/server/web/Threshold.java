package civitas.server.web;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.util.Locale;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.MimeTypes;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Where every request comes past first: what cannot be one of ours goes no further, before anything is made of it. Whoever
 * is refused here is answered by {@link Unreadable}.
 */
final class Threshold extends Handler.Wrapper {

    /** The header section; our longest is the name of an asset with a cookie and what browsers add. */
    static final int LARGEST_HEAD = 8 * 1024;

    private static final int LONGEST_PATH = 500;
    private static final int LONGEST_QUERY = 2_000;

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        int refusal = refusal(request);
        if (refusal == HttpStatus.OK_200) {
            return super.handle(request, response, callback);
        }
        Response.writeError(request, response, callback, refusal);
        return true;
    }

    private static int refusal(Request request) {
        if (length(request.getHttpURI().getPath()) > LONGEST_PATH
                || length(request.getHttpURI().getQuery()) > LONGEST_QUERY) {
            return HttpStatus.URI_TOO_LONG_414;
        }
        return isLegible(request.getHeaders().get(HttpHeader.CONTENT_TYPE))
                ? HttpStatus.OK_200
                : HttpStatus.UNSUPPORTED_MEDIA_TYPE_415;
    }

    private static int length(@Nullable String text) {
        return text == null ? 0 : text.length();
    }

    /** Whether the encoding is one we know; most say none, and mean UTF-8. */
    private static boolean isLegible(@Nullable String type) {
        if (type == null || !type.toLowerCase(Locale.ROOT).contains("charset")) {
            return true;
        }
        String charset = MimeTypes.getCharsetFromContentType(type);
        try {
            return charset != null && Charset.isSupported(charset);
        } catch (IllegalCharsetNameException e) {
            return false;
        }
    }
}
