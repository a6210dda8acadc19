package civitas.server.store;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Which addresses may be written to, and how much has been. */
public final class Mailboxes {

    private static final long MILLIS_PER_DAY = 86_400_000;

    private final Jdbi reader;
    private final GroupCommit writer;

    Mailboxes(Jdbi reader, GroupCommit writer) {
        this.reader = reader;
        this.writer = writer;
    }

    /** What a link in a letter is for, or a letter itself. */
    public enum Purpose {
        CONFIRM,
        STOP;

        private String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Whose letter it was, and where it went. */
    public record Owner(PersonId person, String email) {}

    /** One mailbox, however it is written: without case, and without what follows a plus. */
    public static String mailbox(String email) {
        String lower = email.toLowerCase(Locale.ROOT);
        int at = lower.lastIndexOf('@');
        int plus = lower.indexOf('+');
        return plus > 0 && plus < at ? lower.substring(0, plus) + lower.substring(at) : lower;
    }

    public boolean isConfirmed(Owner owner) {
        return reader.withHandle(handle -> handle.select(
                        "SELECT 1 FROM confirmed_address WHERE person = ? AND email = ?",
                        owner.person().value(),
                        owner.email())
                .mapTo(Integer.class)
                .findOne()
                .isPresent());
    }

    public boolean isUnwanted(String email) {
        return reader.withHandle(
                handle -> handle.select("SELECT 1 FROM unwanted_address WHERE address = ?", mailbox(email))
                        .mapTo(Integer.class)
                        .findOne()
                        .isPresent());
    }

    /** The owner of the mailbox wants no more questions from anybody. */
    public void refuse(String email) {
        writer.write(handle -> handle.execute(
                "INSERT INTO unwanted_address (address) VALUES (?) ON CONFLICT (address) DO NOTHING", mailbox(email)));
    }

    /** Counts a letter, if the mailbox has not had its share of the day. Of many at once only so many are let through. */
    public boolean admit(String email, Purpose purpose, Instant now, int most) {
        AtomicBoolean admitted = new AtomicBoolean();
        long day = now.toEpochMilli() / MILLIS_PER_DAY;
        writer.write(handle -> {
            handle.execute("DELETE FROM letter_count WHERE day < ?", day);
            admitted.set(sent(handle, mailbox(email), day, purpose) < most);
            if (admitted.get()) {
                handle.execute(
                        "INSERT INTO letter_count (address, day, purpose, letters) VALUES (?, ?, ?, 1)"
                                + " ON CONFLICT (address, day, purpose) DO UPDATE SET letters = letter_count.letters + 1",
                        mailbox(email),
                        day,
                        purpose.code());
            }
        });
        return admitted.get();
    }

    private static int sent(Handle handle, String mailbox, long day, Purpose purpose) {
        return handle.select(
                        "SELECT letters FROM letter_count WHERE address = ? AND day = ? AND purpose = ?",
                        mailbox,
                        day,
                        purpose.code())
                .mapTo(Integer.class)
                .findOne()
                .orElse(0);
    }

    // --- secrets ----------------------------------------------------------------------------------------------------

    public void addSecret(String hash, Owner owner, Purpose purpose, Instant now, Instant expires) {
        writer.write(handle -> {
            handle.execute("DELETE FROM letter_secret WHERE expires <= ?", now.toEpochMilli());
            handle.execute(
                    "INSERT INTO letter_secret (hash, person, email, purpose, expires) VALUES (?, ?, ?, ?, ?)",
                    hash,
                    owner.person().value(),
                    owner.email(),
                    purpose.code(),
                    expires.toEpochMilli());
        });
    }

    public Optional<Owner> owner(String hash, Purpose purpose, Instant now) {
        return reader.withHandle(handle -> owner(handle, hash, purpose, now));
    }

    private static Optional<Owner> owner(Handle handle, String hash, Purpose purpose, Instant now) {
        return handle.select(
                        "SELECT person, email FROM letter_secret WHERE hash = ? AND purpose = ? AND expires > ?",
                        hash,
                        purpose.code(),
                        now.toEpochMilli())
                .map((rows, context) -> new Owner(new PersonId(rows.getString(1)), rows.getString(2)))
                .findOne();
    }

    /** Confirms an address by a secret that was sent there, if it is still the person's; the secret works once. */
    public boolean confirm(String hash, Instant now) {
        AtomicBoolean confirmed = new AtomicBoolean();
        writer.write(handle -> {
            Optional<Owner> owner = owner(handle, hash, Purpose.CONFIRM, now).filter(some -> isAddressOf(handle, some));
            confirmed.set(owner.isPresent());
            owner.ifPresent(some -> {
                handle.execute("DELETE FROM letter_secret WHERE hash = ?", hash);
                handle.execute(
                        "INSERT INTO confirmed_address (person, email) VALUES (?, ?)"
                                + " ON CONFLICT (person) DO UPDATE SET email = excluded.email",
                        some.person().value(),
                        some.email());
                handle.execute("DELETE FROM unwanted_address WHERE address = ?", mailbox(some.email()));
            });
        });
        return confirmed.get();
    }

    private static boolean isAddressOf(Handle handle, Owner owner) {
        return handle.select(
                        "SELECT 1 FROM person WHERE id = ? AND email = ?",
                        owner.person().value(),
                        owner.email())
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }
}
