package civitas.server.web;

import civitas.server.Settings;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.URI;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Stands before every request: limits, forged requests, and the headers that tell browsers to be strict. */
final class Guard {

    private static final Set<HandlerType> HARMLESS = Set.of(HandlerType.GET, HandlerType.HEAD, HandlerType.OPTIONS);
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
                    + " form-action 'self'; frame-ancestors 'none'";

    private final Callers callers;
    private final RateLimits limits;
    private final Settings settings;

    Guard(Callers callers, RateLimits limits, Settings settings) {
        this.callers = callers;
        this.limits = limits;
        this.settings = settings;
    }

    void check(Context request) {
        request.header("Content-Security-Policy", POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("X-Frame-Options", "DENY")
                .header("Referrer-Policy", "same-origin")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
        if (Callers.isPeer(request)) {
            return;
        }
        double price = Prices.of(request.method(), request.path());
        limits.address(callers.address(request), price);
        if (!request.path().startsWith("/api/")) {
            return;
        }
        request.header("Cache-Control", "no-store");
        callers.sessionKey(request).ifPresent(session -> limits.session(session, price));
        if (request.contentLength() > WebServer.LARGEST_BODY) {
            throw Refused.of(Code.TOO_LARGE, "too-large");
        }
        if (!HARMLESS.contains(request.method()) && !"1".equals(request.header("X-Civitas"))) {
            throw Refused.of(Code.NOT_ALLOWED, "csrf");
        }
    }

    /** A page of another site must not open a connection in the name of our visitor. */
    void checkUpgrade(Context request) {
        if (Callers.isPeer(request)) {
            return;
        }
        limits.address(callers.address(request), Prices.UPGRADE);
        callers.sessionKey(request).ifPresent(session -> limits.session(session, Prices.UPGRADE));
        String origin = request.header("Origin");
        if (origin != null && !isOurs(origin, request.header("Host"))) {
            throw Refused.of(Code.NOT_ALLOWED, "csrf");
        }
    }

    private boolean isOurs(String origin, @Nullable String host) {
        try {
            String authority = URI.create(origin).getAuthority();
            return authority != null
                    && (authority.equals(host)
                            || settings.baseUrl()
                                    .map(url -> authority.equals(url.getAuthority()))
                                    .orElse(false));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
