package civitas.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** A new puzzle comes at midnight UTC, and the oldest goes. */
class PuzzleMidnightTest extends ServerTest {

    private final SetClock clock = new SetClock(Instant.parse("2026-11-18T23:59:59Z"));

    @Override
    Clock clock() {
        return clock;
    }

    private int look(String day) {
        return nobody().get("/api/puzzles/toy/" + day + "/state").status();
    }

    @Test
    void theDayChangesAtMidnightUtc() {
        assertThat(look("2026-11-19")).isEqualTo(404);
        assertThat(look("2026-11-12")).isEqualTo(200);
        clock.goOn(Duration.ofSeconds(2));
        assertThat(look("2026-11-19")).isEqualTo(200);
        assertThat(look("2026-11-12")).isEqualTo(404);
        assertThat(nobody().ok("GET", "/api/puzzles", "").path(0).path("day").asString())
                .isEqualTo("2026-11-19");
    }
}
