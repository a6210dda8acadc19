package civitas.server.account;

import civitas.kernel.text.Language;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.store.Conflict;
import civitas.server.store.People;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Signing up, in and out. A session is a secret in a cookie; the server keeps only its hash. */
public final class Accounts {

    public static final Duration SESSION = Duration.ofDays(365);

    private static final int LONGEST_NAME = 30;
    private static final Pattern EMAIL = Pattern.compile("[^@\\s<>\"]{1,64}@[^@\\s<>\"]{1,180}\\.[^@\\s<>\"]{2,20}");

    /** OWASP's first recommendation: 19 MiB, 2 passes, 1 lane. */
    private static final Argon2Function ARGON2 = Argon2Function.getInstance(19_456, 2, 1, 32, Argon2.ID);

    /** Verified when there is no such account, so that the answer takes as long as for a wrong password. */
    private static final String NO_PASSWORD = "$argon2id$v=19$m=19456,t=2,p=1$" + "A".repeat(22) + "$" + "A".repeat(43);

    /** What those are called who have not said what they are called. */
    private static final Set<String> RESERVED = Set.of(Likeness.of("Guest"), Likeness.of("Гость"));

    /** How many people a session cache holds before it is emptied. */
    private static final int REMEMBERED = 20_000;

    private final People people;
    private final Clock clock;
    private final Guesses guesses;
    private final Passwords passwords = new Passwords();
    private final Map<String, Known> sessions = new ConcurrentHashMap<>();

    /** So long what was read of a session is believed. */
    private volatile Duration memory = SESSION;

    /** How often somebody's data or sessions have changed: what was read before a change is not remembered after it. */
    private final AtomicInteger changes = new AtomicInteger();

    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
    private final List<Consumer<PersonId>> onlookers = new CopyOnWriteArrayList<>();

    /** Hashing takes memory and a core for a while: only so many at once. */
    private final Semaphore hashing =
            new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors()));

    public Accounts(People people, Clock clock, Guesses guesses) {
        this.people = people;
        this.clock = clock;
        this.guesses = guesses;
    }

    /** What was read of a session, and when. */
    private record Known(People.Session session, Instant read) {

        boolean isGood(Instant now, Duration memory) {
            return session.expires().isAfter(now) && read.plus(memory).isAfter(now);
        }
    }

    /** A person, and the secret that proves it. */
    public record SignedIn(Person person, String secret) {}

    // --- coming -----------------------------------------------------------------------------------------------------

    public SignedIn guest(String name, Language language) {
        requireGuestName(name);
        Person guest = newcomer(name, "", "", language);
        people.add(guest);
        return open(guest);
    }

    public SignedIn register(String name, String password, String email, Language language) {
        String hash = checked(name, password, email);
        Person account = newcomer(name, hash, email, language);
        addUnlike(account, () -> people.add(account, Likeness.of(name)));
        return open(account);
    }

    /** A guest signs up: the same person from now on has a password, and keeps everything, this session too. */
    public Person promote(Person guest, String name, String password, String email, Language language) {
        String hash = checked(name, password, email);
        Person account = new Person(guest.id(), name, hash, email, language.tag(), guest.mailing(), guest.created());
        addUnlike(account, () -> {
            if (!people.promote(account, Likeness.of(name))) {
                throw Refused.of(Code.NOT_ALLOWED, "account-already");
            }
        });
        known(account);
        return account;
    }

    private String checked(String name, String password, String email) {
        requireName(name);
        passwords.require(password, name);
        checkEmail(email);
        requireUnlike(name);
        return hash(password);
    }

    private String hash(String password) {
        return hashed(
                () -> Password.hash(password).addRandomSalt(16).with(ARGON2).getResult());
    }

    /** A guest is called otherwise from now on; the name of an account stays. */
    public synchronized Person rename(Person guest, String name) {
        if (!guest.isGuest()) {
            throw Refused.of(Code.NOT_ALLOWED, "name-kept");
        }
        requireGuestName(name);
        Person now = people.find(guest.id()).orElse(guest);
        Person renamed =
                new Person(now.id(), name, now.password(), now.email(), now.language(), now.mailing(), now.created());
        people.update(renamed);
        known(renamed);
        return renamed;
    }

    /** Whether somebody has not said what they are called. */
    public static boolean isNoName(String name) {
        return name.isEmpty() || RESERVED.contains(Likeness.of(name));
    }

    private void requireGuestName(String name) {
        requireName(name);
        if (people.findAlike(Likeness.of(name)).isPresent()) {
            throw Refused.of(Code.NAME_TAKEN, "name-alike", name);
        }
    }

    private static void requireName(String name) {
        if (name.isEmpty() || name.length() > LONGEST_NAME) {
            throw Refused.of(Code.INVALID, "bad-name", LONGEST_NAME);
        }
    }

    /** No two accounts look alike, and none like the names of those who gave none. */
    private void requireUnlike(String name) {
        if (RESERVED.contains(Likeness.of(name))
                || people.findAlike(Likeness.of(name)).isPresent()) {
            throw Refused.of(Code.NAME_TAKEN, "name-taken", name);
        }
    }

    /** One at a time, so that of two who want the same name at once only one gets it. */
    private synchronized void addUnlike(Person account, Runnable adding) {
        requireUnlike(account.name());
        try {
            adding.run();
        } catch (Conflict e) {
            throw Refused.of(Code.NAME_TAKEN, "name-taken", account.name());
        }
    }

    private Person newcomer(String name, String hash, String email, Language language) {
        return new Person(
                new PersonId(Secrets.newId()),
                name,
                hash,
                email,
                language.tag(),
                Person.Mailing.UNWANTED,
                Instant.ofEpochMilli(clock.millis()));
    }

    /** @param address where the request comes from: guesses from elsewhere do not count where the owner has been before */
    public SignedIn login(String name, String password, String address) {
        Optional<Person> found = people.findByName(name).filter(person -> !person.isGuest());
        Person person = guessed(found, Person.login(name), password, address);
        return open(person);
    }

    private Person guessed(Optional<Person> found, String login, String password, String address) {
        boolean known = found.map(person -> people.knows(person.id(), place(person, address)))
                .orElse(false);
        if (!known) {
            guesses.guess(login).ifPresent(wait -> {
                throw new TooSoon(wait);
            });
        }
        String hash = found.map(Person::password).orElse(NO_PASSWORD);
        boolean right = password.length() <= Passwords.LONGEST
                && hashed(() -> Password.check(password, hash).with(ARGON2));
        if (!right || found.isEmpty()) {
            throw Refused.of(Code.WRONG_PASSWORD, "wrong-password");
        }
        if (!known) {
            guesses.right(login);
            people.remember(found.get().id(), place(found.get(), address));
        }
        return found.get();
    }

    private static String place(Person person, String address) {
        return Secrets.hash(person.id() + "@" + address);
    }

    /** Too many wrong passwords of this account. */
    public static final class TooSoon extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final transient Duration pause;

        TooSoon(Duration pause) {
            this.pause = pause;
        }

        public Duration pause() {
            return pause;
        }
    }

    /** A new password, for whoever knows the old one. All other sessions end: perhaps somebody else had it, too. */
    public void changePassword(Person person, String secret, String old, String wanted, String address) {
        if (person.isGuest()) {
            throw Refused.of(Code.NOT_ALLOWED, "no-account");
        }
        passwords.require(wanted, person.name());
        Person proved = guessed(people.find(person.id()), Person.login(person.name()), old, address);
        people.setPassword(proved.id(), hash(wanted));
        String own = Secrets.hash(secret);
        people.removeOtherSessions(proved.id(), own).forEach(this::ended);
    }

    private SignedIn open(Person person) {
        String secret = Secrets.newSecret();
        people.addSession(Secrets.hash(secret), person.id(), clock.instant().plus(SESSION));
        return new SignedIn(person, secret);
    }

    private <R> R hashed(java.util.function.Supplier<R> work) {
        hashing.acquireUninterruptibly();
        try {
            return work.get();
        } finally {
            hashing.release();
        }
    }

    // --- being there ------------------------------------------------------------------------------------------------

    /** Who a secret belongs to, if it is still good. */
    public Optional<Person> find(String secret) {
        return session(Secrets.hash(secret)).map(People.Session::person);
    }

    /** Whether a session, named by the hash of its secret, has not ended. */
    public boolean isGood(String hash) {
        return session(hash).isPresent();
    }

    private Optional<People.Session> session(String hash) {
        Instant now = clock.instant();
        Known known = sessions.get(hash);
        if (known != null && known.isGood(now, memory)) {
            return Optional.of(known.session);
        }
        int before = changes.get();
        Optional<People.Session> found = people.findSession(hash, now);
        found.ifPresent(session -> remember(hash, new Known(session, now), before));
        return found;
    }

    private void remember(String hash, Known session, int before) {
        synchronized (sessions) {
            if (changes.get() != before) {
                return;
            }
            if (sessions.size() >= REMEMBERED) {
                sessions.clear();
            }
            sessions.put(hash, session);
        }
    }

    /** What is remembered of a person is not true any more. */
    private void known(Person changed) {
        synchronized (sessions) {
            changes.incrementAndGet();
            sessions.replaceAll((hash, known) -> known.session.person().id().equals(changed.id())
                    ? new Known(new People.Session(changed, known.session.expires()), known.read)
                    : known);
        }
        onlookers.forEach(onlooker -> onlooker.accept(changed.id()));
    }

    /**
     * Changes one's own data; what is not named stays. One at a time, from what is kept now: of two changes at once
     * neither is lost. Letters are sent only to those who want them and have an address.
     */
    public synchronized Person update(
            Person person, Optional<String> email, Optional<Language> language, Optional<Person.Mailing> mailing) {
        email.ifPresent(Accounts::checkEmail);
        Person now = people.find(person.id()).orElse(person);
        Person changed = new Person(
                now.id(),
                now.name(),
                now.password(),
                email.orElse(now.email()),
                language.map(Language::tag).orElse(now.language()),
                mailing.orElse(now.mailing()),
                now.created());
        people.update(changed);
        known(changed);
        return changed;
    }

    /** Somebody wants no more letters, and has said so by a link in one. */
    public void stopLetters(PersonId id) {
        people.find(id)
                .ifPresent(person ->
                        update(person, Optional.empty(), Optional.empty(), Optional.of(Person.Mailing.UNWANTED)));
    }

    private static void checkEmail(String email) {
        if (!email.isEmpty() && !EMAIL.matcher(email).matches()) {
            throw Refused.of(Code.INVALID, "bad-email");
        }
    }

    // --- going ------------------------------------------------------------------------------------------------------

    public void logout(String secret) {
        String hash = Secrets.hash(secret);
        people.removeSession(hash);
        ended(hash);
    }

    private void ended(String hash) {
        forget(hash);
        listeners.forEach(listener -> listener.accept(hash));
    }

    private void forget(String hash) {
        synchronized (sessions) {
            changes.incrementAndGet();
            sessions.remove(hash);
        }
    }

    // --- several servers --------------------------------------------------------------------------------------------

    /** Others change sessions, too: what was read is believed for a while only, in case they are not heard. */
    public void readAgainAfter(Duration time) {
        memory = time;
    }

    /** A session was ended on another server. */
    public void endedElsewhere(String hash) {
        forget(hash);
    }

    /** Somebody was changed on another server. */
    public void changedElsewhere(PersonId person) {
        synchronized (sessions) {
            changes.incrementAndGet();
            sessions.values().removeIf(known -> known.session.person().id().equals(person));
        }
    }

    /** Tells somebody when the data of a person have changed. */
    public void whenChanged(Consumer<PersonId> onlooker) {
        onlookers.add(onlooker);
    }

    /** Tells somebody when a session, named by the hash of its secret, has been ended. Those that run out end silently. */
    public void whenEnded(Consumer<String> listener) {
        listeners.add(listener);
    }
}
