package civitas.server.web;

import civitas.kernel.text.Language;
import civitas.server.account.Accounts;
import civitas.server.api.Json;
import civitas.server.api.Me;
import civitas.server.api.Requests;
import civitas.server.mail.Addresses;
import civitas.server.room.Rooms;
import civitas.server.room.Texts;
import civitas.server.store.Person;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Who am I: guests, accounts, signing in and out. */
final class IdentityRoutes {

    private static final int LONGEST = 200;

    private final Accounts accounts;
    private final Addresses addresses;
    private final Rooms rooms;
    private final Callers callers;
    private final RateLimits limits;

    IdentityRoutes(Accounts accounts, Addresses addresses, Rooms rooms, Callers callers, RateLimits limits) {
        this.addresses = addresses;
        this.accounts = accounts;
        this.rooms = rooms;
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
        routes.post("/api/me/password", this::changePassword);
    }

    private void guest(Context request) {
        Requests.Guest wish = Callers.body(request, Requests.Guest.class);
        limits.newcomer(callers.address(request));
        callers.signIn(request, accounts.guest(text(wish.name()), language(request, wish.language())));
        me(request);
    }

    /** Whoever signs up as a guest takes everything along: it is the same person, who has a password now. */
    private void register(Context request) {
        Requests.Credentials wish = Callers.body(request, Requests.Credentials.class);
        limits.newcomer(callers.address(request));
        String name = text(wish.name());
        String password = Callers.require(wish.password(), "password");
        String email = text(wish.email());
        Language language = language(request, wish.language());
        Optional<Person> guest = callers.person(request).filter(Person::isGuest);
        if (guest.isPresent()) {
            Person account = accounts.promote(guest.get(), name, password, email, language);
            callers.isNow(request, account);
            rooms.regulars().handOver(guest.get(), account);
        } else {
            callers.signIn(request, accounts.register(name, password, email, language));
        }
        callers.person(request).ifPresent(addresses::named);
        me(request);
    }

    private void login(Context request) {
        Requests.Credentials wish = Callers.body(request, Requests.Credentials.class);
        String name = text(wish.name());
        String address = callers.address(request);
        String password = Callers.require(wish.password(), "password");
        limits.password(Person.login(name), address);
        Optional<Person> guest = callers.person(request).filter(Person::isGuest);
        Optional<String> left = callers.secret(request);
        Accounts.SignedIn signedIn = slowly(() -> accounts.login(name, password, address));
        limits.rightPassword(Person.login(name), address);
        if (Boolean.TRUE.equals(wish.bring())) {
            guest.ifPresent(before -> rooms.regulars().handOver(before, signedIn.person()));
        }
        left.ifPresent(accounts::logout);
        callers.signIn(request, signedIn);
        me(request);
    }

    private void changePassword(Context request) {
        Requests.NewPassword wish = Callers.body(request, Requests.NewPassword.class);
        Person person = callers.signedIn(request);
        String address = callers.address(request);
        String old = Callers.require(wish.password(), "password");
        String wanted = Callers.require(wish.newPassword(), "newPassword");
        limits.password(Person.login(person.name()), address);
        slowly(() -> {
            accounts.changePassword(person, callers.secret(request).orElse(""), old, wanted, address);
            return person;
        });
        limits.rightPassword(Person.login(person.name()), address);
        request.status(204);
    }

    private static <R> R slowly(Supplier<R> guess) {
        try {
            return guess.get();
        } catch (Accounts.TooSoon e) {
            throw new RateLimits.TooMany((int) e.pause().toSeconds() + 1);
        }
    }

    private void update(Context request) {
        Requests.Profile wish = Callers.body(request, Requests.Profile.class);
        Person changed = accounts.update(
                renamed(request, callers.signedIn(request), wish),
                Optional.ofNullable(wish.email()).map(IdentityRoutes::text),
                Optional.ofNullable(wish.language()).map(language -> language(request, language)),
                Optional.ofNullable(wish.mailing())
                        .map(wanted -> wanted ? Person.Mailing.WANTED : Person.Mailing.UNWANTED));
        if (wish.email() != null) {
            addresses.named(changed);
        }
        answer(request, me(changed));
    }

    /** A guest may say later what to be called, and is called so at every table. */
    private Person renamed(Context request, Person person, Requests.Profile wish) {
        if (wish.name() == null || text(wish.name()).equals(person.name())) {
            return person;
        }
        limits.newcomer(callers.address(request));
        Person renamed = accounts.rename(person, text(wish.name()));
        rooms.regulars().rename(person, renamed);
        return renamed;
    }

    private void me(Context request) {
        answer(request, callers.person(request).map(this::me).orElse(Me.NOBODY));
    }

    private Me me(Person person) {
        return new Me(
                true,
                person.id().value(),
                person.name(),
                person.isGuest(),
                person.email(),
                addresses.state(person),
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
