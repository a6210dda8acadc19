package civitas.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.room.Texts;
import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MailerTest {

    @Test
    void itIntroducesItselfByTheNameOfTheServer() {
        assertThat(Mailer.name(Optional.of(URI.create("https://play.example.org/"))))
                .isEqualTo("play.example.org");
        assertThat(Mailer.name(Optional.of(URI.create("http://192.0.2.7:8080"))))
                .isEqualTo("[192.0.2.7]");
        assertThat(Mailer.name(Optional.empty())).isNotEmpty();
    }

    @Test
    void whatStrangersTypedCarriesNoLinks() {
        assertThat(Texts.withoutLinks("Win at https://evil.example/x?y now", 60))
                .isEqualTo("Win at now");
        assertThat(Texts.withoutLinks("evil.example/x", 60)).isEmpty();
        assertThat(Texts.withoutLinks("WWW.evil me@evil.org пример.рф", 60)).isEmpty();
        assertThat(Texts.withoutLinks("Friday,\r\nBcc: all. Round 2.", 60)).isEqualTo("Friday, Bcc: all. Round 2.");
        assertThat(Texts.withoutLinks("x".repeat(500), 60)).hasSize(60);
    }
}
