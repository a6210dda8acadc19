package civitas.server;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that goes on when it is told to. */
public final class SetClock extends Clock {

    private volatile Instant now;

    public SetClock() {
        this(Instant.parse("2026-01-01T12:00:00Z"));
    }

    public SetClock(Instant now) {
        this.now = now;
    }

    public void goOn(Duration time) {
        now = now.plus(time);
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }

    @Override
    public Instant instant() {
        return now;
    }
}
