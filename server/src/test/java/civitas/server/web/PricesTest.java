package civitas.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.Settings;
import io.javalin.http.HandlerType;
import org.junit.jupiter.api.Test;

/** Whoever asks for much gets less of it. */
class PricesTest {

    @Test
    void whatTakesLongCostsMore() {
        assertThat(Prices.of(HandlerType.GET, "/assets/main.js")).isPositive().isLessThan(1);
        assertThat(Prices.of(HandlerType.GET, "/api/none-such")).isEqualTo(1);
        assertThat(Prices.of(HandlerType.GET, "/api/tables/t/state")).isEqualTo(1);
        assertThat(Prices.of(HandlerType.GET, "/api/tables/t/points")).isGreaterThan(4);
        assertThat(Prices.of(HandlerType.POST, "/api/records")).isGreaterThan(20);
        assertThat(Prices.of(HandlerType.POST, "/api/login")).isGreaterThan(10);
        assertThat(Prices.of(HandlerType.PUT, "/api/tables/t/points")).isEqualTo(1);
    }

    @Test
    void aShareLastsForFewerDearRequests() {
        assertThat(allowed(1)).isEqualTo(5 * 40);
        assertThat(allowed(40)).isEqualTo(5);
        assertThat(allowed(1_000)).as("nothing costs more than all of it").isEqualTo(1);
    }

    /** How many requests of a price a session gets through at one moment. */
    private static int allowed(double price) {
        RateLimits limits = new RateLimits(new Settings.Limits(40, 200, 30), () -> 0);
        for (int i = 0; ; i++) {
            try {
                limits.session("s", price);
            } catch (RateLimits.TooMany e) {
                assertThat(e.seconds()).isPositive();
                return i;
            }
        }
    }
}
