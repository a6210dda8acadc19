package civitas.server.web;

import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.server.Settings;
import civitas.server.account.Accounts;
import civitas.server.account.Secrets;
import civitas.server.api.Code;
import civitas.server.api.Json;
import civitas.server.api.Refused;
import civitas.server.peer.Errand;
import civitas.server.room.Rooms;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.TableId;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds out who sends a request, what they speak and what they ask for. */
public final class Callers {

    private static final String COOKIE = "civitas_session";
    private static final String PERSON = "civitas.person";
    private static final int LARGEST_JSON = 64 * 1024;

    private final Accounts accounts;
    private final Settings settings;

    public Callers(Accounts accounts, Settings settings) {
        this.accounts = accounts;
        this.settings = settings;
    }

    // --- who --------------------------------------------------------------------------------------------------------

    public Optional<String> secret(Context request) {
        return Optional.ofNullable(request.cookie(COOKIE)).filter(secret -> !secret.isEmpty() && secret.length() < 100);
    }

    /** What a live connection is remembered by: the hash of the secret it was opened with, if that is good. */
    public Optional<String> session(Context request) {
        return person(request).flatMap(person -> secret(request)).map(Secrets::hash);
    }

    /** Whether a session has not ended. */
    public boolean isGood(String session) {
        return accounts.isGood(session);
    }

    public Optional<Person> person(Context request) {
        Optional<Person> known = request.attribute(PERSON);
        if (known == null) {
            known = secret(request).flatMap(accounts::find);
            request.attribute(PERSON, known);
        }
        return known;
    }

    public Person signedIn(Context request) {
        return person(request).orElseThrow(() -> Refused.of(Code.NOT_SIGNED_IN, "not-signed-in"));
    }

    public PersonId id(Context request) {
        return person(request).map(Person::id).orElse(PersonId.NOBODY);
    }

    /** The network address of the client, as far as it can be believed. */
    public String address(Context request) {
        if (isPeer(request)) {
            return Optional.ofNullable(request.header(Errand.ADDRESS)).orElse("");
        }
        String forwarded = request.header("X-Forwarded-For");
        if (settings.proxy() == Settings.Proxy.TRUSTED && forwarded != null) {
            // The last entry is the proxy's own word; those before it are the client's.
            return forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
        }
        return request.ip();
    }

    /** Whether another server of the cluster brings a request, which it has let in already. */
    public static boolean isPeer(Context request) {
        return Boolean.TRUE.equals(request.req().getAttribute(Threshold.PEER));
    }

    /** What the client typed to get here: the scheme and the host. */
    static String origin(Context request) {
        Optional<String> told =
                Optional.ofNullable(request.header(Errand.ORIGIN)).filter(given -> isPeer(request));
        return told.orElseGet(() -> request.scheme() + "://" + request.header("Host"));
    }

    /** The name of a table that is to be made: the one that another server has thought of, or a new one. */
    static TableId newTable(Context request) {
        return Optional.ofNullable(request.header(Errand.TABLE))
                .filter(given -> isPeer(request))
                .map(TableId::new)
                .orElseGet(Rooms::newId);
    }

    /** What limits are counted by: never the secret itself. */
    Optional<String> sessionKey(Context request) {
        return person(request).map(person -> sessionKey(person.id()));
    }

    /** The same for whoever speaks over a live connection. */
    public static String sessionKey(PersonId person) {
        return Secrets.hash(person.value());
    }

    void signIn(Context request, Accounts.SignedIn signedIn) {
        request.attribute(PERSON, Optional.of(signedIn.person()));
        request.cookie(cookie(signedIn.secret(), (int) Accounts.SESSION.toSeconds()));
    }

    /** The same session, of somebody who is somebody else now. */
    void isNow(Context request, Person person) {
        request.attribute(PERSON, Optional.of(person));
    }

    void signOut(Context request) {
        secret(request).ifPresent(accounts::logout);
        request.attribute(PERSON, Optional.empty());
        request.cookie(cookie("", 0));
    }

    private Cookie cookie(String secret, int maxAge) {
        Cookie cookie = new Cookie(COOKIE, secret, "/", maxAge, secure(), true, null, SameSite.LAX);
        return cookie;
    }

    private boolean secure() {
        return settings.baseUrl().map(url -> "https".equals(url.getScheme())).orElse(false);
    }

    // --- what -------------------------------------------------------------------------------------------------------

    /** The language asked for in the address, else the one the browser prefers, else English. */
    public static Language language(Context request) {
        return language(request.queryParam("lang"), request.header("Accept-Language"));
    }

    public static Language language(@Nullable String wanted, @Nullable String accepted) {
        Optional<Language> asked = wanted == null ? Optional.empty() : Language.of(wanted);
        return asked.orElseGet(() -> accepted == null ? Language.EN : Tongues.preferred(accepted));
    }

    static TableId table(Context request) {
        return new TableId(request.pathParam("id"));
    }

    static Seat seatInPath(Context request) {
        return seat(request.pathParam("seat"));
    }

    static Optional<Seat> seatInQuery(Context request) {
        String code = request.queryParam("seat");
        return code == null || code.isEmpty() ? Optional.empty() : Optional.of(seat(code));
    }

    public static Seat seat(@Nullable String code) {
        String given = code == null ? "" : code;
        return Seat.parse(given).orElseThrow(() -> Refused.of(Code.INVALID, "no-such-seat", given));
    }

    /** The thing that somebody points at: its kind and its code. */
    static String[] thing(Context request) {
        String[] thing = require(request.queryParam("thing"), "thing").split(":", 2);
        if (thing.length < 2) {
            throw Refused.of(Code.INVALID, "bad-thing");
        }
        return thing;
    }

    static int number(Context request, String name, int otherwise) {
        String text = request.queryParam(name);
        if (text == null) {
            return otherwise;
        }
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw Refused.of(Code.INVALID, "not-a-number", name);
        }
    }

    public static <V> V require(@Nullable V value, String field) {
        if (value == null) {
            throw Refused.of(Code.INVALID, "missing", field);
        }
        return value;
    }

    static <V> V body(Context request, Class<V> type) {
        String text = request.body();
        if (text.length() > LARGEST_JSON) {
            throw Refused.of(Code.TOO_LARGE, "too-large");
        }
        return Json.read(text.isBlank() ? "{}" : text, type);
    }
}
