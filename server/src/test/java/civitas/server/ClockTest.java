package civitas.server;

import static civitas.server.Client.me;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Thinking time. */
class ClockTest extends ServerTest {

    private final SetClock clock = new SetClock();

    @Override
    Clock clock() {
        return clock;
    }

    @Test
    void whoeverThinksTooLongIsReplacedUntilTheyReturn() throws InterruptedException {
        Client anna = guest("Anna");
        String table = anna.ok(
                        "POST",
                        "/api/tables",
                        Map.of(
                                "seats",
                                List.of(me(), me()),
                                "public",
                                false,
                                "pace",
                                Map.of("kind", "live", "minutes", 5),
                                "start",
                                true))
                .path("id")
                .asString();
        clock.goOn(Duration.ofMinutes(2));
        JsonNode seat = anna.state(table).path("table").path("seats").path(0);
        assertThat(seat.path("clock").asInt()).isEqualTo(180);
        Ear ear = anna.live("/api/tables/" + table + "/live?seat=red");
        clock.goOn(Duration.ofMinutes(4));
        assertThat(ear.stateAt(2)
                        .path("table")
                        .path("seats")
                        .path(0)
                        .path("replaced")
                        .asBoolean())
                .isTrue();
        anna.ok("POST", "/api/tables/" + table + "/seats/red/return", Map.of());
        assertThat(anna.ok("GET", "/api/tables/" + table, "")
                        .path("seats")
                        .path(0)
                        .path("replaced")
                        .asBoolean())
                .isFalse();
    }
}
