package civitas.server.store;

import java.time.Duration;
import java.util.Locale;

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
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public boolean hasClock() {
        return kind != Kind.FREE;
    }
}
