package civitas.server;

import static civitas.server.Client.me;
import static civitas.server.Client.open;
import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.internet.MimeMessage;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Letters to people whose turn it is, through a real mail server. */
class MailTest extends ServerTest {

    private final GreenMail post = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));

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
        boris.ok("PATCH", "/api/me", Map.of("email", "boris@example.org", "notify", true, "language", "ru"));
        anna.ok("PATCH", "/api/me", Map.of("email", "anna@example.org"));
        String table = anna.ok("POST", "/api/tables", Map.of("seats", List.of(me(), open()), "title", "Пятница"))
                .path("id")
                .asString();
        boris.ok("POST", "/api/tables/" + table + "/join", Map.of());
        anna.ok("POST", "/api/tables/" + table + "/start", Map.of());
        assertThat(post.waitForIncomingEmail(30_000, 1)).isTrue();
        MimeMessage letter = post.getReceivedMessages()[0];
        assertThat(letter.getSubject()).isEqualTo("Ваш ход: Пятница");
        assertThat(letter.getAllRecipients()[0]).hasToString("boris@example.org");
        assertThat(String.valueOf(letter.getContent())).contains("Борис", "/table/" + table);
        assertThat(post.getReceivedMessages()).hasSize(1);
    }
}
