package civitas.server.mail;

import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import civitas.server.Catalogue;
import civitas.server.Settings;
import civitas.server.room.Notices;
import civitas.server.store.People;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.TableRow;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes to people whose turn it is and who are away; not more than one letter per table in a while. */
public final class Postman implements Notices, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Postman.class);
    private static final Duration BETWEEN_LETTERS = Duration.ofHours(1);
    private static final String TIMEOUT = "10000";
    private static final int REMEMBERED = 100_000;

    private final Settings.Smtp smtp;
    private final Supplier<String> baseUrl;
    private final People people;
    private final Catalogue catalogue;
    private final Clock clock;
    private final Counter sent;
    private final Counter failed;
    private final Map<String, Instant> lastLetters = new ConcurrentHashMap<>();
    private final ExecutorService office = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("postman").daemon().factory());

    public Postman(
            Settings.Smtp smtp,
            Supplier<String> baseUrl,
            People people,
            Catalogue catalogue,
            Clock clock,
            MeterRegistry meters) {
        this.smtp = smtp;
        this.baseUrl = baseUrl;
        this.people = people;
        this.catalogue = catalogue;
        this.clock = clock;
        sent = meters.counter("civitas.mail", "outcome", "sent");
        failed = meters.counter("civitas.mail", "outcome", "failed");
    }

    @Override
    public void tablesChanged() {
        // Lists of tables are not worth a letter.
    }

    @Override
    public void yourTurn(TableRow table, PersonId person, Presence presence) {
        if (presence == Presence.AWAY && isTime(table.id() + " " + person)) {
            office.execute(() -> people.find(person).ifPresent(reader -> write(table, reader)));
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

    private void write(TableRow table, Person reader) {
        if (reader.email().isEmpty() || reader.mailing() != Person.Mailing.WANTED) {
            return;
        }
        Lexicon words =
                catalogue.words(table.game(), Language.of(reader.language()).orElse(Language.EN));
        String title = table.title().isEmpty() ? table.id().value() : table.title();
        try {
            MimeMessage letter = new MimeMessage(session());
            letter.setFrom(new InternetAddress(smtp.from()));
            letter.setRecipient(Message.RecipientType.TO, new InternetAddress(reader.email()));
            letter.setSubject(words.say(Phrase.of("mail.subject", title)), StandardCharsets.UTF_8.name());
            letter.setText(
                    words.say(Phrase.of("mail.text", reader.name(), title, baseUrl.get() + "/table/" + table.id())),
                    StandardCharsets.UTF_8.name());
            Transport.send(letter);
            sent.increment();
        } catch (MessagingException e) {
            failed.increment();
            LOG.atWarn().addKeyValue("table", table.id()).setCause(e).log("a letter could not be sent");
        }
    }

    private Session session() {
        Properties properties = new Properties();
        properties.put("mail.smtp.host", smtp.host());
        properties.put("mail.smtp.port", Integer.toString(smtp.port()));
        properties.put("mail.smtp.connectiontimeout", TIMEOUT);
        properties.put("mail.smtp.timeout", TIMEOUT);
        properties.put("mail.smtp.writetimeout", TIMEOUT);
        properties.put("mail.smtp.auth", Boolean.toString(!smtp.user().isEmpty()));
        switch (smtp.security()) {
            case NONE -> {}
            case STARTTLS -> {
                properties.put("mail.smtp.starttls.enable", "true");
                properties.put("mail.smtp.starttls.required", "true");
                properties.put("mail.smtp.ssl.checkserveridentity", "true");
            }
            case TLS -> {
                properties.put("mail.smtp.ssl.enable", "true");
                properties.put("mail.smtp.ssl.checkserveridentity", "true");
            }
        }
        return Session.getInstance(properties, new jakarta.mail.Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                return new PasswordAuthentication(smtp.user(), smtp.password());
            }
        });
    }

    @Override
    public void close() {
        office.shutdown();
    }
}
