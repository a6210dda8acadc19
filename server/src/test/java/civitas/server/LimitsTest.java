package civitas.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** One client cannot take everybody's share. */
class LimitsTest extends ServerTest {

    /** It stands still, so that nothing drips in however slow the machine is. */
    @Override
    Clock clock() {
        return new SetClock();
    }

    @Override
    Settings settings(Path directory) {
        return Settings.local(0, directory)
                .with(new Settings.Limits(1, 1000, 6))
                .behindProxy();
    }

    @Test
    void aSessionThatAsksTooMuchHasToWait() {
        Client anna = guest("Anna");
        int refused = 0;
        for (int i = 0; i < 60; i++) {
            Client.Answer answer = anna.get("/api/me");
            if (answer.status() == 429) {
                refused++;
                assertThat(answer.code()).isEqualTo("too-many-requests");
                assertThat(answer.headers().firstValue("Retry-After")).isPresent();
            }
        }
        assertThat(refused).isPositive();
        assertThat(nobody().get("/api/me").status()).isEqualTo(200);
    }

    @Test
    void guessingPasswordsIsSlow() {
        int refused = 0;
        for (int i = 0; i < 12; i++) {
            Client.Answer answer = nobody().post("/api/login", Map.of("name", "Anna", "password", "guess number " + i));
            refused += answer.status() == 429 ? 1 : 0;
        }
        assertThat(refused).isGreaterThanOrEqualTo(5);
    }

    @Test
    void newcomersAreCounted() {
        int refused = 0;
        for (int i = 0; i < 12; i++) {
            refused += visit("10.0.0.1, 192.168.0.7") == 429 ? 1 : 0;
        }
        assertThat(refused).isPositive();
        assertThat(visit("192.168.0.7, 10.0.0.1")).as("another address").isEqualTo(200);
    }

    private int visit(String address) {
        return nobody().send(
                        "POST", "/api/guest", "{\"name\":\"G\"}", Map.of("X-Civitas", "1", "X-Forwarded-For", address))
                .status();
    }

    @Test
    void largeBodiesAreRefused() {
        String large = "{\"name\":\"" + "x".repeat(200_000) + "\"}";
        assertThat(nobody().send("POST", "/api/guest", large, Map.of("X-Civitas", "1"))
                        .status())
                .isEqualTo(413);
        String huge = "x".repeat(3_000_000);
        assertThat(nobody().send("POST", "/api/guest", huge, Map.of("X-Civitas", "1"))
                        .status())
                .isEqualTo(413);
    }
}
