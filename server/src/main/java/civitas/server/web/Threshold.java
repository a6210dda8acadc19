package civitas.server.web;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.util.Locale;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.http.MimeTypes;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Where every request comes past first: what cannot be one of ours goes no further, before anything is made of it. Whoever
 * is refused here has been heard out, and is answered by {@link Unreadable}. Jetty would refuse some of it as well, but
 * hangs up on whoever is still speaking.
 */
final class Threshold extends Handler.Wrapper {

    /** Two slashes in a row are a slip of the keyboard; everything else that can be read in two ways is refused. */
    private static final UriCompliance PLAIN_PATHS =
            UriCompliance.DEFAULT.with("plain", UriCompliance.Violation.AMBIGUOUS_EMPTY_SEGMENT);

    /** Address and headers as far as they are read at all: whoever sends more is no browser, and loses the connection. */
    private static final int MOST_READ = 64 * 1024;

    /** All headers; our longest are a cookie and what browsers add. */
    private static final int LARGEST_HEAD = 8 * 1024;

    /** What stands around a header on its line. */
    private static final int AROUND_HEADER = ": \r\n".length();

    private static final int LONGEST_PATH = 500;
    private static final int LONGEST_QUERY = 2_000;

    /** Says of a request that another server brought it: no client can say so of itself. */
    static final String PEER = "civitas.peer";

    /** Lets everything come this far that can be read at all. */
    static void open(HttpConfiguration http) {
        http.setRequestHeaderSize(MOST_READ);
        http.setUriCompliance(UriCompliance.UNSAFE);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (PeerPort.NAME.equals(request.getConnectionMetaData().getConnector().getName())) {
            request.setAttribute(PEER, true);
        }
        int refusal = refusal(request);
        if (refusal == HttpStatus.OK_200) {
            return super.handle(request, response, callback);
        }
        Hearing.out(Content.Source.asInputStream(request), request.getLength());
        Response.writeError(request, response, callback, refusal);
        return true;
    }

    private static int refusal(Request request) {
        if (length(request.getHttpURI().getPath()) > LONGEST_PATH
                || length(request.getHttpURI().getQuery()) > LONGEST_QUERY) {
            return HttpStatus.URI_TOO_LONG_414;
        }
        if (size(request.getHeaders()) > LARGEST_HEAD) {
            return HttpStatus.REQUEST_HEADER_FIELDS_TOO_LARGE_431;
        }
        if (isAmbiguous(request.getHttpURI())) {
            return HttpStatus.BAD_REQUEST_400;
        }
        return isLegible(request.getHeaders().get(HttpHeader.CONTENT_TYPE))
                ? HttpStatus.OK_200
                : HttpStatus.UNSUPPORTED_MEDIA_TYPE_415;
    }

    private static boolean isAmbiguous(HttpURI address) {
        for (UriCompliance.Violation violation : UriCompliance.Violation.values()) {
            if (address.hasViolation(violation) && !PLAIN_PATHS.allows(violation)) {
                return true;
            }
        }
        return false;
    }

    private static int length(@Nullable String text) {
        return text == null ? 0 : text.length();
    }

    private static int size(HttpFields headers) {
        int size = 0;
        for (HttpField header : headers) {
            size += header.getName().length() + length(header.getValue()) + AROUND_HEADER;
        }
        return size;
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
