package civitas.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
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

    /** Adds a person; a {@link Conflict} if the name of an account is taken. */
    public void add(Person person) {
        writer.write(handle -> handle.execute(
                "INSERT INTO person (id, name, login, password, email, language, notify, created)" + " VALUES (?, ?, "
                        + (person.isGuest() ? "NULL, ?" : "?, ?") + ", ?, ?, ?, ?)",
                person.isGuest() ? guest(person) : account(person)));
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

    /** Changes what a person may change about themselves. */
    public void update(Person person) {
        writer.write(handle -> handle.execute(
                "UPDATE person SET email = ?, language = ?, notify = ? WHERE id = ?",
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

    public Optional<Person> findBySession(String hash, Instant now) {
        return reader.withHandle(handle -> handle.select(
                        PERSON + "JOIN session s ON s.person = p.id WHERE s.hash = ? AND s.expires > ?",
                        hash,
                        now.toEpochMilli())
                .map((rows, context) -> person(rows))
                .findOne());
    }

    public void removeSession(String hash) {
        writer.write(handle -> handle.execute("DELETE FROM session WHERE hash = ?", hash));
    }

    public void removeExpired(Instant now) {
        writer.write(handle -> handle.execute("DELETE FROM session WHERE expires <= ?", now.toEpochMilli()));
    }
}
