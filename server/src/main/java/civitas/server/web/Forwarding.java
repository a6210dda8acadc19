package civitas.server.web;

import civitas.server.peer.Elsewhere;
import civitas.server.peer.Errand;
import civitas.server.peer.Neighbourhood;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Carries requests about tables that are elsewhere to the server that looks after them, and its answers back. That server finds out by
 * itself who sends a request, from the cookie, as everywhere; only the client's address is taken from this one's word.
 */
public final class Forwarding {

    /** What a request about a table may depend on. */
    private static final List<String> THERE = List.of("Cookie", "Accept-Language", "X-Civitas", "Content-Type");

    private static final List<String> BACK =
            List.of("content-type", "content-disposition", "cache-control", "retry-after");

    private final Neighbourhood neighbours;
    private final Callers callers;

    public Forwarding(Neighbourhood neighbours, Callers callers) {
        this.neighbours = neighbours;
        this.callers = callers;
    }

    /** A request has come to the wrong server. */
    void forward(Context request, Elsewhere elsewhere) {
        if (Callers.isPeer(request)) {
            // Whoever sent it here knows less than is known here: they look again.
            request.status(Errand.MISDIRECTED).result("");
            return;
        }
        Errand.Reply reply = neighbours.send(elsewhere.table(), errand(request, callers, request.bodyAsBytes()));
        for (String name : BACK) {
            String value = reply.headers().get(name);
            if (value != null) {
                request.header(name, value);
            }
        }
        request.status(reply.status()).result(reply.body());
    }

    /** A request as it is carried on. */
    public static Errand errand(Context request, Callers callers, byte[] body) {
        Map<String, String> headers = new LinkedHashMap<>();
        for (String name : THERE) {
            String value = request.header(name);
            if (value != null) {
                headers.put(name, value);
            }
        }
        headers.put(Errand.ADDRESS, callers.address(request));
        headers.put(Errand.ORIGIN, Callers.origin(request));
        String query = request.queryString();
        String path = request.req().getRequestURI() + (query == null ? "" : "?" + query);
        return new Errand(request.method().name(), path, headers, body);
    }

    /** What a live connection is opened with. */
    public static Errand errand(Context request, Callers callers) {
        return errand(request, callers, new byte[0]);
    }
}
