package civitas.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whatever is asked for counts: files, what does not exist, what is refused, and live connections. */
class AddressLimitsTest extends ServerTest {

    @Override
    Clock clock() {
        return new SetClock();
    }

    @Override
    Settings settings(Path directory) {
        return Settings.local(0, directory)
                .with(new Settings.Limits(1e9, 0.01, 1e9))
                .behindProxy();
    }

    @Test
    void nothingIsFree() {
        int number = 0;
        for (String path : List.of(
                "/",
                "/assets/none.js",
                "/health",
                "/api/none-such",
                "/api/tables/none/state",
                "/api/tables/none/points",
                "/api/lobby/live")) {
            number++;
            String address = "10.1.1." + number;
            assertThat(status("GET", path, address)).as(path).isNotEqualTo(429);
            assertThat(status("GET", path, address)).as(path).isEqualTo(429);
        }
        assertThat(status("POST", "/api/records", "10.1.2.1")).isEqualTo(401);
        assertThat(status("POST", "/api/records", "10.1.2.1")).isEqualTo(429);
        assertThat(status("BREW", "/api/coffee", "10.1.2.2")).isEqualTo(404);
        assertThat(status("BREW", "/api/coffee", "10.1.2.2")).isEqualTo(429);
    }

    private int status(String method, String path, String address) {
        return nobody().send(method, path, "", Map.of("X-Forwarded-For", address, "X-Civitas", "1"))
                .status();
    }
}
