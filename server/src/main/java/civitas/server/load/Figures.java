package civitas.server.load;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/** What was measured: the times from sending a choice to the other seats' update. */
public final class Figures {

    private long[] nanos = new long[1 << 16];
    private int count;
    private final AtomicInteger errors = new AtomicInteger();
    private final AtomicInteger late = new AtomicInteger();
    private volatile String firstError = "";

    synchronized void update(long tookNanos) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = tookNanos;
    }

    void error(String what) {
        if (errors.getAndIncrement() == 0) {
            firstError = what;
        }
    }

    void late() {
        late.incrementAndGet();
    }

    /** Forgets what was measured while everything was still warming up. */
    synchronized void restart() {
        count = 0;
    }

    public synchronized int updates() {
        return count;
    }

    public int errors() {
        return errors.get();
    }

    /** Moments at which a table should have chosen but still waited for the last update. */
    public int lateTicks() {
        return late.get();
    }

    public String firstError() {
        return firstError;
    }

    /** The time within which this share of the updates came, in milliseconds. */
    public synchronized double percentile(double share) {
        if (count == 0) {
            return 0;
        }
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return sorted[(int) Math.min(count - 1, (long) Math.ceil(share * count) - 1)] / 1e6;
    }
}
