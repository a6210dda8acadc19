package civitas.server.load;

import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/** What was measured: the times from sending a choice to the other seats' update, and how long the updates were. */
public final class Figures {

    private long[] nanos = new long[1 << 16];
    private int count;
    private int[] bytes = new int[1 << 16];
    private int heard;
    private Spent spent = Spent.NOTHING;
    private Spent leftOut = Spent.NOTHING;
    private final AtomicInteger errors = new AtomicInteger();
    private final AtomicInteger late = new AtomicInteger();
    private volatile String firstError = "";

    synchronized void update(long tookNanos) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = tookNanos;
    }

    /** What was spent on what was measured, and before, while everything was warming up. */
    synchronized void spent(Spent measured, Spent before) {
        spent = measured;
        leftOut = before;
    }

    public synchronized Spent spent() {
        return spent;
    }

    /** What was spent on warming up. */
    public synchronized Spent leftOut() {
        return leftOut;
    }

    /** A time for one choice, with everybody who looks being told, in milliseconds. */
    public synchronized double millisPerChoice(Duration whole) {
        return count == 0 ? 0 : whole.toNanos() / 1e6 / count;
    }

    /** An update of this length has come. */
    synchronized void heard(int length) {
        if (heard == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * heard);
        }
        bytes[heard++] = length;
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
        heard = 0;
        late.set(0);
    }

    public synchronized int updates() {
        return count;
    }

    /** The mean length of the updates, in bytes. */
    public synchronized double meanBytes() {
        return Arrays.stream(bytes, 0, heard).average().orElse(0);
    }

    /** The length that this share of the updates does not exceed, in bytes. */
    public synchronized int bytes(double share) {
        int[] sorted = Arrays.copyOf(bytes, heard);
        Arrays.sort(sorted);
        return heard == 0 ? 0 : sorted[(int) Math.min(heard - 1, (long) Math.ceil(share * heard) - 1)];
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
