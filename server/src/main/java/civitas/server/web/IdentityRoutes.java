package civitas.server.web;

import civitas.kernel.text.Language;
import civitas.server.account.Accounts;
import civitas.server.api.Json;
import civitas.server.api.Me;
import civitas.server.api.Requests;
import civitas.server.room.Texts;
import civitas.server.store.Person;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who am I: guests, accounts, signing in and out. */
final class IdentityRoutes {

    private static final int LONGEST = 200;

    private final Accounts accounts;
    private final Callers callers;
    private final RateLimits limits;

    IdentityRoutes(Accounts accounts, Callers callers, RateLimits limits) {
        this.accounts = accounts;
        this.callers = callers;
        this.limits = limits;
    }

    void join(RoutesConfig routes) {
        routes.post("/api/guest", this::guest);
        routes.post("/api/accounts", this::register);
        routes.post("/api/login", this::login);
        routes.post("/api/logout", request -> {
            callers.signOut(request);
            request.status(204);
        });
        routes.get("/api/me", this::me);
        routes.patch("/api/me", this::update);
    }

    private void guest(Context request) {
        Requests.Guest wish = Callers.body(request, Requests.Guest.class);
        limits.newcomer(callers.address(request));
        callers.signIn(request, accounts.guest(text(wish.name()), language(request, wish.language())));
        me(request);
    }

    private void register(Context request) {
        Requests.Credentials wish = Callers.body(request, Requests.Credentials.class);
        limits.newcomer(callers.address(request));
        callers.signIn(
                request,
                accounts.register(
                        text(wish.name()),
                        Callers.require(wish.password(), "password"),
                        text(wish.email()),
                        language(request, wish.language())));
        me(request);
    }

    private void login(Context request) {
        Requests.Credentials wish = Callers.body(request, Requests.Credentials.class);
        String name = text(wish.name());
        String address = callers.address(request);
        limits.password(Person.login(name), address);
        callers.signIn(request, accounts.login(name, Callers.require(wish.password(), "password")));
        limits.rightPassword(Person.login(name), address);
        me(request);
    }

    private void update(Context request) {
        Requests.Profile wish = Callers.body(request, Requests.Profile.class);
        Person changed = accounts.update(
                callers.signedIn(request),
                Optional.ofNullable(wish.email()).map(IdentityRoutes::text),
                Optional.ofNullable(wish.language()).map(language -> language(request, language)),
                Optional.ofNullable(wish.mailing())
                        .map(wanted -> wanted ? Person.Mailing.WANTED : Person.Mailing.UNWANTED));
        answer(request, me(changed));
    }

    private void me(Context request) {
        answer(request, callers.person(request).map(IdentityRoutes::me).orElse(Me.NOBODY));
    }

    private static Me me(Person person) {
        return new Me(
                true,
                person.id().value(),
                person.name(),
                person.isGuest(),
                person.email(),
                person.language(),
                person.mailing() == Person.Mailing.WANTED);
    }

    private static Language language(Context request, @Nullable String wish) {
        return wish == null ? Callers.language(request) : Language.of(wish).orElseGet(() -> Callers.language(request));
    }

    private static String text(@Nullable String typed) {
        return Texts.tidy(typed, LONGEST);
    }

    static void answer(Context request, Object value) {
        request.contentType("application/json").result(Json.bytes(value));
    }
}
