package civitas.server.mail;

import civitas.server.account.Accounts;
import civitas.server.account.Secrets;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.store.Mailboxes;
import civitas.server.store.Mailboxes.Owner;
import civitas.server.store.Mailboxes.Purpose;
import civitas.server.store.Person;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Where letters may go: nothing but one question is sent to an address before its owner has said yes, by a link that only
 * they have. How much goes to one mailbox in a day is bounded, whoever named it.
 */
public final class Addresses {

    private static final Duration QUESTION_STANDS = Duration.ofDays(3);
    private static final Duration STOPPING = Duration.ofDays(60);

    /** To one mailbox on one day, from all who claim it. */
    private static final int QUESTIONS = 2;

    private static final int LETTERS = 24;

    private final Mailboxes mailboxes;
    private final Accounts accounts;
    private final Clock clock;

    /** Who sends the questions; nobody on a server that sends no letters. */
    private volatile Optional<Consumer<Person>> asking = Optional.empty();

    public Addresses(Mailboxes mailboxes, Accounts accounts, Clock clock) {
        this.mailboxes = mailboxes;
        this.accounts = accounts;
        this.clock = clock;
    }

    public void askBy(Consumer<Person> sender) {
        asking = Optional.of(sender);
    }

    /** Somebody has named an address as theirs. */
    public void named(Person person) {
        if (!person.email().isEmpty()) {
            asking.ifPresent(sender -> sender.accept(person));
        }
    }

    /** How it stands with somebody's address, in a word for clients; empty without an address or without letters. */
    public String state(Person person) {
        if (person.email().isEmpty() || asking.isEmpty()) {
            return "";
        }
        if (mailboxes.isConfirmed(owner(person))) {
            return "confirmed";
        }
        return mailboxes.isUnwanted(person.email()) ? "unwanted" : "waiting";
    }

    /** The secret of a question to a person's address; nothing if it must not be asked, or not today. */
    Optional<String> question(Person person) {
        boolean fit =
                state(person).equals("waiting") && mailboxes.admit(person.email(), Purpose.CONFIRM, now(), QUESTIONS);
        return fit ? Optional.of(secret(person, Purpose.CONFIRM, QUESTION_STANDS)) : Optional.empty();
    }

    /** The secret that stops letters, for one of them; nothing if none may be sent, or no more today. */
    Optional<String> letter(Person person) {
        boolean fit = person.mailing() == Person.Mailing.WANTED
                && state(person).equals("confirmed")
                && mailboxes.admit(person.email(), Purpose.STOP, now(), LETTERS);
        return fit ? Optional.of(stopping(person)) : Optional.empty();
    }

    String stopping(Person person) {
        return secret(person, Purpose.STOP, STOPPING);
    }

    private String secret(Person person, Purpose purpose, Duration stands) {
        String secret = Secrets.newSecret();
        mailboxes.addSecret(Secrets.hash(secret), owner(person), purpose, now(), now().plus(stands));
        return secret;
    }

    /** Whoever has read the question says yes. */
    public void confirm(String secret) {
        if (!mailboxes.confirm(Secrets.hash(secret), now())) {
            throw Refused.of(Code.NOT_FOUND, "no-letter");
        }
    }

    /** Whoever has got a letter wants no more: neither letters, nor questions to an address that was not confirmed. */
    public void stop(String secret) {
        Owner owner = mailboxes
                .owner(Secrets.hash(secret), Purpose.STOP, now())
                .orElseThrow(() -> Refused.of(Code.NOT_FOUND, "no-letter"));
        if (!mailboxes.isConfirmed(owner)) {
            mailboxes.refuse(owner.email());
        }
        accounts.stopLetters(owner.person());
    }

    private static Owner owner(Person person) {
        return new Owner(person.id(), person.email());
    }

    private Instant now() {
        return clock.instant();
    }
}
