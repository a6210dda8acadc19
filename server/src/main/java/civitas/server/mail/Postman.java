package civitas.server.mail;

import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import civitas.server.Catalogue;
import civitas.server.Settings;
import civitas.server.room.Notices;
import civitas.server.room.Texts;
import civitas.server.store.People;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.SeatRow;
import civitas.server.store.TableRow;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.mail.MessagingException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes to people whose turn it is and who are away; not more than one letter per table in a while, and only where
 * {@link Addresses} let it.
 */
public final class Postman implements Notices, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Postman.class);
    private static final Duration BETWEEN_LETTERS = Duration.ofHours(1);
    private static final int REMEMBERED = 100_000;
    private static final int LONGEST_TITLE = 60;
    private static final int PATIENCE_SECONDS = 5;

    private final Mailer mailer;
    private final Supplier<String> baseUrl;
    private final Addresses addresses;
    private final People people;
    private final Catalogue catalogue;
    private final Clock clock;
    private final Counter sent;
    private final Counter failed;
    private final Map<String, Instant> lastLetters = new ConcurrentHashMap<>();
    private final ExecutorService office = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("postman").daemon().factory());

    /** @param address what people type to get here, once the server listens */
    public Postman(
            Settings settings,
            Settings.Smtp smtp,
            Supplier<String> address,
            Addresses addresses,
            People people,
            Catalogue catalogue,
            Clock clock,
            MeterRegistry meters) {
        mailer = new Mailer(smtp, settings.baseUrl());
        baseUrl = address;
        this.addresses = addresses;
        this.people = people;
        this.catalogue = catalogue;
        this.clock = clock;
        sent = meters.counter("civitas.mail", "outcome", "sent");
        failed = meters.counter("civitas.mail", "outcome", "failed");
    }

    // --- the question -----------------------------------------------------------------------------------------------

    /** Asks the owner of an address that somebody has named whether letters are wanted there. */
    public void ask(Person person) {
        work(() -> addresses.question(person).ifPresent(secret -> question(person, secret)));
    }

    private void question(Person person, String secret) {
        Lexicon words = catalogue.words(language(person));
        String stop = stop(addresses.stopping(person));
        String link = link("/mail/confirm/", secret);
        send(new Mailer.Letter(
                person.email(),
                words.say(Phrase.of("mail.confirm.subject")),
                words.say(Phrase.of("mail.confirm.text", Texts.withoutLinks(person.name(), LONGEST_TITLE), link, stop)),
                stop));
    }

    // --- your turn --------------------------------------------------------------------------------------------------

    @Override
    public void tablesChanged() {
        // Lists of tables are not worth a letter.
    }

    @Override
    public void yourTurn(TableRow table, PersonId person, Presence presence) {
        if (presence == Presence.AWAY && isTime(table.id() + " " + person)) {
            work(() -> people.find(person)
                    .ifPresent(reader -> addresses.letter(reader).ifPresent(stop -> write(table, reader, stop))));
        }
    }

    private boolean isTime(String key) {
        Instant now = clock.instant();
        if (lastLetters.size() > REMEMBERED) {
            lastLetters.values().removeIf(at -> at.plus(BETWEEN_LETTERS).isBefore(now));
        }
        Instant last = lastLetters.get(key);
        if (last != null && last.plus(BETWEEN_LETTERS).isAfter(now)) {
            return false;
        }
        lastLetters.put(key, now);
        return true;
    }

    private void write(TableRow table, Person reader, String secret) {
        Lexicon words = catalogue.words(table.game(), table.boxes(), language(reader));
        String title = title(table, words);
        String stop = stop(secret);
        send(new Mailer.Letter(
                reader.email(),
                words.say(Phrase.of("mail.subject", title)),
                words.say(Phrase.of("mail.text", reader.name(), title, baseUrl.get() + "/table/" + table.id(), stop)),
                stop));
    }

    /** The table's title, without what a stranger could have wanted a reader to click; else the game and who plays. */
    private static String title(TableRow table, Lexicon words) {
        String title = Texts.withoutLinks(table.title(), LONGEST_TITLE);
        if (!title.isEmpty()) {
            return title;
        }
        String game = "game." + table.game() + ".name";
        String players = table.seats().stream()
                .map(seat -> Texts.withoutLinks(player(seat, words), LONGEST_TITLE))
                .collect(Collectors.joining(", "));
        return words.say(
                Phrase.of("mail.untitled", words.knows(game) ? words.say(Phrase.of(game)) : table.game(), players));
    }

    private static String player(SeatRow seat, Lexicon words) {
        String level = "agent." + seat.level() + ".name";
        return !seat.isPerson() && words.knows(level) ? words.say(Phrase.of(level)) : seat.name();
    }

    private static Language language(Person reader) {
        return Language.of(reader.language()).orElse(Language.EN);
    }

    private String stop(String secret) {
        return link("/mail/stop/", secret);
    }

    private String link(String path, String secret) {
        return baseUrl.get().replaceAll("/+$", "") + path + secret;
    }

    private void send(Mailer.Letter letter) {
        try {
            mailer.send(letter);
            sent.increment();
        } catch (MessagingException e) {
            failed.increment();
            LOG.atWarn().setCause(e).log("a letter could not be sent");
        }
    }

    /** One after the other; a letter that fails is not the last. */
    private void work(Runnable job) {
        try {
            office.execute(() -> {
                try {
                    job.run();
                } catch (RuntimeException e) {
                    LOG.atError().setCause(e).log("a letter could not be written");
                }
            });
        } catch (RejectedExecutionException e) {
            LOG.debug("no more letters: the server is being stopped", e);
        }
    }

    /** Lets those go out that are being written, as long as the mail server does not keep us waiting. */
    @Override
    public void close() {
        office.shutdown();
        try {
            if (!office.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                office.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
