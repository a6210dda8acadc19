package civitas.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/** Time that goes on evenly, whatever is done to the clock of the machine while the server runs. */
final class Stopwatch implements InstantSource {

    private final Instant started;
    private final LongSupplier nanos;
    private final long first;

    Stopwatch(Instant started, LongSupplier nanos) {
        this.started = started;
        this.nanos = nanos;
        first = nanos.getAsLong();
    }

    /** The nanoseconds of a time that goes on evenly: limits drip by the same time by which people think. */
    static LongSupplier nanosOf(InstantSource steady) {
        Instant first = steady.instant();
        return () -> Duration.between(first, steady.instant()).toNanos();
    }

    @Override
    public Instant instant() {
        return started.plusNanos(nanos.getAsLong() - first);
    }
}
