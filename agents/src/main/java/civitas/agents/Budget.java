package civitas.agents;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How much an agent may think about one decision: so many iterations, so much time, or whichever ends first.
 *
 * <p>With iterations alone an agent is deterministic; with time it depends on the machine.
 */
public final class Budget {

    public static final Budget UNLIMITED = new Budget(Long.MAX_VALUE, Long.MAX_VALUE, System::nanoTime);

    private final long iterations;
    private final long nanos;
    private final LongSupplier clock;

    Budget(long iterations, long nanos, LongSupplier clock) {
        this.iterations = iterations;
        this.nanos = nanos;
        this.clock = clock;
    }

    public static Budget iterations(long iterations) {
        return new Budget(iterations, Long.MAX_VALUE, System::nanoTime);
    }

    public static Budget time(Duration time) {
        return new Budget(Long.MAX_VALUE, time.toNanos(), System::nanoTime);
    }

    public Budget orTime(Duration time) {
        return new Budget(iterations, time.toNanos(), clock);
    }

    /** The same, its time measured by another clock, in nanoseconds: that of the thread, say, where others use the processor too. */
    public Budget by(LongSupplier other) {
        return new Budget(iterations, nanos, other);
    }

    /** Starts to think about one decision. */
    public Meter start() {
        return new Meter(nanos == Long.MAX_VALUE ? 0 : clock.getAsLong());
    }

    /** Measures the thinking about one decision. */
    public final class Meter {

        private final long started;
        private long done;

        private Meter(long started) {
            this.started = started;
        }

        /** Counts one iteration and says whether there may be another. */
        public boolean another() {
            done++;
            return done < iterations && inTime();
        }

        /** Whether there is time left: for work that is not counted. */
        boolean inTime() {
            return nanos == Long.MAX_VALUE || clock.getAsLong() - started < nanos;
        }
    }
}
