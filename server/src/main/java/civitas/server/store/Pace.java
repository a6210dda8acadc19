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

    public boolean hasClock() {
        return kind != Kind.FREE;
    }
}
