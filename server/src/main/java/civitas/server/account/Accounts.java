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
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.regex.Pattern;

/** Signing up, in and out. A session is a secret in a cookie; the server keeps only its hash. */
public final class Accounts {

    public static final Duration SESSION = Duration.ofDays(365);

    private static final int LONGEST_NAME = 30;
    private static final int SHORTEST_PASSWORD = 8;
    private static final int LONGEST_PASSWORD = 200;
    private static final Pattern EMAIL = Pattern.compile("[^@\\s<>\"]{1,64}@[^@\\s<>\"]{1,180}\\.[^@\\s<>\"]{2,20}");

    /** OWASP's first recommendation: 19 MiB, 2 passes, 1 lane. */
    private static final Argon2Function ARGON2 = Argon2Function.getInstance(19_456, 2, 1, 32, Argon2.ID);

    /** Verified when there is no such account, so that the answer takes as long as for a wrong password. */
    private static final String NO_PASSWORD = "$argon2id$v=19$m=19456,t=2,p=1$" + "A".repeat(22) + "$" + "A".repeat(43);

    /** How many people a session cache holds before it is emptied. */
    private static final int REMEMBERED = 20_000;

    private final People people;
    private final Clock clock;
    private final Map<String, Person> sessions = new ConcurrentHashMap<>();

    /** Hashing takes memory and a core for a while: only so many at once. */
    private final Semaphore hashing =
            new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors()));

    public Accounts(People people, Clock clock) {
        this.people = people;
        this.clock = clock;
    }

    /** A person, and the secret that proves it. */
    public record SignedIn(Person person, String secret) {}

    // --- coming -----------------------------------------------------------------------------------------------------

    public SignedIn guest(String name, Language language) {
        return add(name, "", "", language);
    }

    public SignedIn register(String name, String password, String email, Language language) {
        if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
            throw Refused.of(Code.INVALID, "bad-password", SHORTEST_PASSWORD, LONGEST_PASSWORD);
        }
        checkEmail(email);
        if (people.findByName(name).isPresent()) {
            throw Refused.of(Code.NAME_TAKEN, "name-taken", name);
        }
        String hash = hashed(
                () -> Password.hash(password).addRandomSalt(16).with(ARGON2).getResult());
        return add(name, hash, email, language);
    }

    public SignedIn login(String name, String password) {
        Optional<Person> found = people.findByName(name).filter(person -> !person.isGuest());
        String hash = found.map(Person::password).orElse(NO_PASSWORD);
        boolean right = password.length() <= LONGEST_PASSWORD
                && hashed(() -> Password.check(password, hash).with(ARGON2));
        if (!right || found.isEmpty()) {
            throw Refused.of(Code.WRONG_PASSWORD, "wrong-password");
        }
        return open(found.get());
    }

    private SignedIn add(String name, String hash, String email, Language language) {
        if (name.isEmpty() || name.length() > LONGEST_NAME) {
            throw Refused.of(Code.INVALID, "bad-name", LONGEST_NAME);
        }
        Person person = new Person(
                new PersonId(Secrets.newId()),
                name,
                hash,
                email,
                language.tag(),
                Person.Mailing.UNWANTED,
                Instant.ofEpochMilli(clock.millis()));
        try {
            people.add(person);
        } catch (Conflict e) {
            throw Refused.of(Code.NAME_TAKEN, "name-taken", name);
        }
        return open(person);
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
        String hash = Secrets.hash(secret);
        Person known = sessions.get(hash);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<Person> found = people.findBySession(hash, clock.instant());
        found.ifPresent(person -> remember(hash, person));
        return found;
    }

    private void remember(String hash, Person person) {
        if (sessions.size() >= REMEMBERED) {
            sessions.clear();
        }
        sessions.put(hash, person);
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
        sessions.replaceAll((hash, known) -> known.id().equals(changed.id()) ? changed : known);
        return changed;
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
        sessions.remove(hash);
    }
}
