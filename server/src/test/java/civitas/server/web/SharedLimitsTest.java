package civitas.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.server.Settings;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Two servers that tell each other what was spent: a share is a share of both together. */
class SharedLimitsTest {

    private static final int BURST = 50;

    private final AtomicLong nanos = new AtomicLong();
    private final Settings.Limits tenASecond = new Settings.Limits(10, 1e9, 60);
    private final RateLimits one = new RateLimits(tenASecond, nanos::get);
    private final RateLimits other = new RateLimits(tenASecond, nanos::get);

    @Test
    void whatIsSpentHereIsOwedThere() {
        one.share();
        one.session("anna", BURST);
        other.spentElsewhere(one.spent());
        assertThatThrownBy(() -> other.session("anna", 1)).isInstanceOf(RateLimits.TooMany.class);
        other.session("boris", BURST);
        nanos.addAndGet(1_000_000_000L);
        other.session("anna", 10);
        assertThatThrownBy(() -> other.session("anna", 1)).isInstanceOf(RateLimits.TooMany.class);
    }

    /** Who spends at both at once is in debt, but not for ever. */
    @Test
    void nobodyOwesMoreThanOneBurst() {
        one.share();
        for (int i = 0; i < 5; i++) {
            one.session("anna", BURST);
            other.spentElsewhere(one.spent());
            nanos.addAndGet(5_000_000_000L);
            other.spentElsewhere(Map.of("sanna", 100.0 * BURST));
        }
        nanos.addAndGet(10_000_000_000L);
        other.session("anna", BURST);
    }

    @Test
    void whatWasToldIsNotToldAgain() {
        one.session("anna", 3);
        assertThat(one.spent()).as("alone nobody keeps books").isEmpty();
        one.share();
        one.session("anna", 3);
        one.newcomer("10.0.0.1");
        one.session("anna", 2);
        assertThat(one.spent()).containsOnly(Map.entry("sanna", 5.0), Map.entry("n10.0.0.1", 1.0));
        assertThat(one.spent()).isEmpty();
    }
}
