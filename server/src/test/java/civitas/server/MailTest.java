package civitas.server;

import static civitas.server.Client.me;
import static civitas.server.Client.open;
import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.internet.MimeMessage;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Letters to people whose turn it is, through a real mail server; and to nobody who did not want them. */
class MailTest extends ServerTest {

    private static final Pattern CONFIRM = Pattern.compile("/mail/confirm/(\\S+)");
    private static final Pattern STOP = Pattern.compile("/mail/stop/(\\S+)");

    private final GreenMail post = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    private int marks;

    /** It is the same day in all of these tests. */
    @Override
    Clock clock() {
        return new SetClock();
    }

    @Override
    Settings settings(Path directory) {
        post.start();
        return super.settings(directory)
                .with(new Settings.Smtp(
                        "127.0.0.1",
                        post.getSmtp().getPort(),
                        Settings.Smtp.Security.NONE,
                        "",
                        "",
                        "civitas@example.org"));
    }

    @AfterAll
    void stopMail() {
        post.stop();
    }

    @Test
    void whoeverIsAwayAndWantsItGetsALetter() throws Exception {
        Client anna = guest("Anna");
        Client boris = guest("Борис");
        wants(boris, "boris@example.org");
        confirm(boris, "boris@example.org");
        anna.ok("PATCH", "/api/me", Map.of("email", "anna@example.org"));
        String table = begin(anna, boris, "Пятница");
        MimeMessage letter = lettersTo("boris@example.org").getLast();
        assertThat(letter.getSubject()).isEqualTo("Ваш ход: Пятница");
        assertThat(String.valueOf(letter.getContent())).contains("Борис", "/table/" + table);
        assertThat(lettersTo("boris@example.org")).hasSize(2);
        assertThat(lettersTo("anna@example.org")).as("the question only").hasSize(1);
    }

    @Test
    void nothingButOneQuestionIsSentBeforeTheOwnerHasSaidYes() throws Exception {
        Client anna = guest("Anna");
        Client mallory = guest("Mallory");
        wants(mallory, "victim@example.org");
        begin(anna, mallory, "Friday");
        begin(anna, mallory, "Saturday");
        assertThat(lettersTo("victim@example.org")).hasSize(1);
        assertThat(state(mallory)).isEqualTo("waiting");
        for (int i = 0; i < 8; i++) {
            wants(guest("Guest " + i), "Victim+" + i + "@example.org");
        }
        settle();
        int questions = 0;
        for (MimeMessage letter : post.getReceivedMessages()) {
            questions += letter.getAllRecipients()[0]
                            .toString()
                            .toLowerCase(java.util.Locale.ROOT)
                            .startsWith("victim")
                    ? 1
                    : 0;
        }
        assertThat(questions).as("to one mailbox, from all who claim it").isEqualTo(2);
    }

    @Test
    void anAddressIsConfirmedOnceAndOnlyWhileItIsTheSame() throws Exception {
        Client clara = guest("Clara");
        wants(clara, "clara@example.org");
        String secret = secret(CONFIRM, lettersTo("clara@example.org").getLast());
        wants(clara, "other@example.org");
        assertThat(answer(clara, "/api/mail/confirm/" + secret))
                .as("not hers any more")
                .isEqualTo(404);
        assertThat(answer(clara, "/api/mail/confirm/nonsense")).isEqualTo(404);
        String other = secret(CONFIRM, lettersTo("other@example.org").getLast());
        assertThat(answer(nobody(), "/api/mail/confirm/" + other))
                .as("from any device")
                .isEqualTo(204);
        assertThat(state(clara)).isEqualTo("confirmed");
        assertThat(answer(clara, "/api/mail/confirm/" + other)).as("once").isEqualTo(404);
        wants(clara, "third@example.org");
        assertThat(state(clara)).isEqualTo("waiting");
    }

    @Test
    void aLinkInTheLetterStopsThem() throws Exception {
        Client dora = guest("Dora");
        wants(dora, "dora@example.org");
        confirm(dora, "dora@example.org");
        Client anna = guest("Anna");
        begin(anna, dora, "One");
        MimeMessage letter = lettersTo("dora@example.org").getLast();
        assertThat(letter.getHeader("List-Unsubscribe")[0]).contains("/mail/stop/");
        assertThat(answer(nobody(), "/api/mail/stop/" + secret(STOP, letter))).isEqualTo(204);
        assertThat(dora.get("/api/me").json().path("notify").asBoolean()).isFalse();
        begin(anna, dora, "Two");
        assertThat(lettersTo("dora@example.org"))
                .as("the question and one letter")
                .hasSize(2);
    }

    @Test
    void whoeverWantsNoQuestionsGetsNone() throws Exception {
        wants(guest("Mallory"), "quiet@example.org");
        String stop = secret(STOP, lettersTo("quiet@example.org").getLast());
        assertThat(answer(nobody(), "/api/mail/stop/" + stop)).isEqualTo(204);
        Client another = guest("Another");
        wants(another, "quiet@example.org");
        assertThat(state(another)).isEqualTo("unwanted");
        assertThat(lettersTo("quiet@example.org")).hasSize(1);
    }

    @Test
    void whatStrangersTypeCannotBeClicked() throws Exception {
        Client emma = guest("Emma");
        wants(emma, "emma@example.org");
        confirm(emma, "emma@example.org");
        begin(guest("Anna"), emma, "You won! https://evil.example/prize");
        assertThat(lettersTo("emma@example.org").getLast().getSubject()).isEqualTo("Your turn: You won!");
        begin(guest("Anna"), emma, "evil.example/prize");
        MimeMessage untitled = lettersTo("emma@example.org").getLast();
        assertThat(untitled.getSubject()).isEqualTo("Your turn: toy (Anna, Emma)");
        assertThat(String.valueOf(untitled.getContent())).doesNotContain("evil");
    }

    // --- helpers ----------------------------------------------------------------------------------------------------

    private static void wants(Client who, String email) {
        String language = who.get("/api/me").json().path("name").asString().equals("Борис") ? "ru" : "en";
        who.ok("PATCH", "/api/me", Map.of("email", email, "notify", true, "language", language));
    }

    private void confirm(Client who, String email) throws Exception {
        assertThat(answer(
                        who,
                        "/api/mail/confirm/" + secret(CONFIRM, lettersTo(email).getLast())))
                .isEqualTo(204);
    }

    private static int answer(Client who, String path) {
        return who.post(path, Map.of()).status();
    }

    private static String state(Client who) {
        return who.get("/api/me").json().path("emailState").asString();
    }

    private static String begin(Client host, Client guest, String title) {
        String table = host.ok("POST", "/api/tables", Map.of("seats", List.of(me(), open()), "title", title))
                .path("id")
                .asString();
        guest.ok("POST", "/api/tables/" + table + "/join", Map.of());
        host.ok("POST", "/api/tables/" + table + "/start", Map.of());
        return table;
    }

    /** Letters go out one after the other: when a later one has come, so have all that were to come before it. */
    private void settle() {
        marks++;
        String mark = "mark" + marks + "@example.org";
        wants(guest("Mark"), mark);
        for (int tries = 0; received(mark).isEmpty(); tries++) {
            assertThat(tries).as("letters come").isLessThan(12_000);
            java.util.concurrent.locks.LockSupport.parkNanos(5_000_000);
        }
    }

    private List<MimeMessage> lettersTo(String address) {
        settle();
        return received(address);
    }

    private List<MimeMessage> received(String address) {
        List<MimeMessage> letters = new ArrayList<>();
        for (MimeMessage letter : post.getReceivedMessages()) {
            try {
                if (letter.getAllRecipients()[0].toString().equals(address)) {
                    letters.add(letter);
                }
            } catch (jakarta.mail.MessagingException e) {
                throw new AssertionError(e);
            }
        }
        return letters;
    }

    private static String secret(Pattern link, MimeMessage letter) throws Exception {
        Matcher found = link.matcher(String.valueOf(letter.getContent()));
        assertThat(found.find()).isTrue();
        return found.group(1);
    }
}
