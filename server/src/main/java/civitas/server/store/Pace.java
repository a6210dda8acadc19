package civitas.server.store;

import civitas.kernel.Codes;
import java.time.Duration;

/**
 * How long a seat may think while the table waits for it.
 *
 * @param thinking {@link Duration#ZERO} for as long as it likes
 */
public record Pace(Kind kind, Duration thinking) {

    public static final Pace FREE = new Pace(Kind.FREE, Duration.ZERO);

    /** Minutes, days, or no clock at all. */
    public enum Kind {
        FREE,
        LIVE,
        SLOW;

        public String code() {
            return Codes.of(this);
        }
    }

    /** So long must somebody be away before a computer may play for them. */
    public Duration absence() {
        return kind == Kind.SLOW ? Duration.ofDays(1) : Duration.ofMinutes(10);
    }

    public boolean hasClock() {
        return kind != Kind.FREE;
    }
}
