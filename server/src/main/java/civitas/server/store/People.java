package civitas.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Persons and their sessions. */
public final class People {

    private static final String PERSON =
            "SELECT p.id, p.name, p.password, p.email, p.language, p.notify, p.created FROM person p ";

    private final Jdbi reader;
    private final GroupCommit writer;

    People(Jdbi reader, GroupCommit writer) {
        this.reader = reader;
        this.writer = writer;
    }

    /** Adds a person whose name is compared to no other. */
    public void add(Person person) {
        add(person, "");
    }

    /**
     * Adds a person; a {@link Conflict} if the name of an account is taken.
     *
     * @param likeness what names of accounts are compared by; empty for a guest's
     */
    public void add(Person person, String likeness) {
        writer.write(handle -> {
            handle.execute(
                    "INSERT INTO person (id, name, login, password, email, language, notify, created)"
                            + " VALUES (?, ?, " + (person.isGuest() ? "NULL, ?" : "?, ?") + ", ?, ?, ?, ?)",
                    person.isGuest() ? guest(person) : account(person));
            liken(handle, person.id(), likeness);
        });
    }

    private static void liken(Handle handle, PersonId person, String likeness) {
        handle.execute("UPDATE person SET likeness = ? WHERE id = ?", likeness, person.value());
    }

    /** Makes a guest the owner of an account; says whether it was a guest until now. */
    public boolean promote(Person account, String likeness) {
        AtomicBoolean done = new AtomicBoolean();
        writer.write(handle -> {
            int changed = handle.execute(
                    "UPDATE person SET name = ?, login = ?, password = ?, email = ?, language = ?"
                            + " WHERE id = ? AND login IS NULL",
                    account.name(),
                    Person.login(account.name()),
                    account.password(),
                    account.email(),
                    account.language(),
                    account.id().value());
            done.set(changed == 1);
            if (changed == 1) {
                liken(handle, account.id(), likeness);
            }
        });
        return done.get();
    }

    public void setPassword(PersonId person, String hash) {
        writer.write(handle -> handle.execute("UPDATE person SET password = ? WHERE id = ?", hash, person.value()));
    }

    /** Fills in what names of accounts are compared by, for those that were made before anybody compared them. */
    public void likenAll(UnaryOperator<String> likeness) {
        List<Person> accounts =
                reader.withHandle(handle -> handle.select(PERSON + "WHERE p.login IS NOT NULL AND p.likeness = ''")
                        .map((rows, context) -> person(rows))
                        .list());
        if (!accounts.isEmpty()) {
            writer.write(
                    handle -> accounts.forEach(account -> liken(handle, account.id(), likeness.apply(account.name()))));
        }
    }

    /** An account whose name looks like this. */
    public Optional<Person> findAlike(String likeness) {
        return reader.withHandle(handle -> handle.select(PERSON + "WHERE p.likeness = ? LIMIT 1", likeness)
                .map((rows, context) -> person(rows))
                .findOne());
    }

    private static Object[] guest(Person p) {
        return new Object[] {
            p.id().value(),
            p.name(),
            "",
            p.email(),
            p.language(),
            flag(p),
            p.created().toEpochMilli()
        };
    }

    private static Object[] account(Person p) {
        return new Object[] {
            p.id().value(),
            p.name(),
            Person.login(p.name()),
            p.password(),
            p.email(),
            p.language(),
            flag(p),
            p.created().toEpochMilli()
        };
    }

    private static int flag(Person person) {
        return person.mailing() == Person.Mailing.WANTED ? 1 : 0;
    }

    /** Changes what a person may change about themselves: the name only as long as it is a guest's. */
    public void update(Person person) {
        writer.write(handle -> handle.execute(
                "UPDATE person SET name = CASE WHEN login IS NULL THEN ? ELSE name END,"
                        + " email = ?, language = ?, notify = ? WHERE id = ?",
                person.name(),
                person.email(),
                person.language(),
                flag(person),
                person.id().value()));
    }

    public Optional<Person> find(PersonId id) {
        return reader.withHandle(handle -> handle.select(PERSON + "WHERE p.id = ?", id.value())
                .map((rows, context) -> person(rows))
                .findOne());
    }

    /** The account with this name, whatever its case. */
    public Optional<Person> findByName(String name) {
        return reader.withHandle(handle -> handle.select(PERSON + "WHERE p.login = ?", Person.login(name))
                .map((rows, context) -> person(rows))
                .findOne());
    }

    private static Person person(ResultSet rows) throws SQLException {
        return new Person(
                new PersonId(rows.getString(1)),
                rows.getString(2),
                rows.getString(3),
                rows.getString(4),
                rows.getString(5),
                rows.getInt(6) == 1 ? Person.Mailing.WANTED : Person.Mailing.UNWANTED,
                Instant.ofEpochMilli(rows.getLong(7)));
    }

    // --- sessions ---------------------------------------------------------------------------------------------------

    public void addSession(String hash, PersonId person, Instant expires) {
        writer.write(handle -> handle.execute(
                "INSERT INTO session (hash, person, expires) VALUES (?, ?, ?)",
                hash,
                person.value(),
                expires.toEpochMilli()));
    }

    /** Somebody's session, and how long it is good. */
    public record Session(Person person, Instant expires) {}

    public Optional<Session> findSession(String hash, Instant now) {
        return reader.withHandle(handle -> handle.select(
                        PERSON.replace("p.created", "p.created, s.expires")
                                + "JOIN session s ON s.person = p.id WHERE s.hash = ? AND s.expires > ?",
                        hash,
                        now.toEpochMilli())
                .map((rows, context) -> new Session(person(rows), Instant.ofEpochMilli(rows.getLong("expires"))))
                .findOne());
    }

    /** Ends all sessions of a person but one, and returns the hashes of those that were ended. */
    public List<String> removeOtherSessions(PersonId person, String kept) {
        List<String> ended = new ArrayList<>();
        writer.write(handle -> {
            ended.clear();
            ended.addAll(handle.select("SELECT hash FROM session WHERE person = ? AND hash <> ?", person.value(), kept)
                    .mapTo(String.class)
                    .list());
            handle.execute("DELETE FROM session WHERE person = ? AND hash <> ?", person.value(), kept);
        });
        return ended;
    }

    public void removeSession(String hash) {
        writer.write(handle -> handle.execute("DELETE FROM session WHERE hash = ?", hash));
    }

    public void removeExpired(Instant now) {
        writer.write(handle -> handle.execute("DELETE FROM session WHERE expires <= ?", now.toEpochMilli()));
    }

    // --- where accounts are signed in to from -----------------------------------------------------------------------

    public boolean knows(PersonId person, String address) {
        return reader.withHandle(handle -> handle.select(
                        "SELECT 1 FROM known_address WHERE person = ? AND address = ?", person.value(), address)
                .mapTo(Integer.class)
                .findOne()
                .isPresent());
    }

    public void remember(PersonId person, String address) {
        writer.write(handle -> {
            handle.execute("DELETE FROM known_address WHERE person = ? AND address = ?", person.value(), address);
            handle.execute("INSERT INTO known_address (person, address) VALUES (?, ?)", person.value(), address);
        });
    }
}
