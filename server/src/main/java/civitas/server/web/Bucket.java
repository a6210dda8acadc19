package civitas.server.web;

/**
 * Counts what somebody may still do: tokens drip in at a steady rate up to a brim, and every request takes
 * its price.
 */
final class Bucket {

    private final double perSecond;
    private final double brim;
    private double tokens;
    private long filledAt;

    Bucket(double perSecond, double brim, long nanos) {
        this.perSecond = perSecond;
        this.brim = brim;
        tokens = brim;
        filledAt = nanos;
    }

    /** Takes tokens if there are enough; otherwise says how many seconds to wait for them. Nothing costs more than all. */
    synchronized double take(long nanos, double price) {
        fill(nanos);
        double due = Math.min(price, brim);
        if (tokens >= due) {
            tokens -= due;
            return 0;
        }
        return (due - tokens) / perSecond;
    }

    /** Takes what was spent elsewhere, also if there is not so much: it is owed then, up to a brim. */
    synchronized void owe(long nanos, double price) {
        fill(nanos);
        tokens = Math.max(-brim, tokens - price);
    }

    /** Whether whoever it belongs to has been quiet long enough to be forgotten. */
    synchronized boolean isFull(long nanos) {
        fill(nanos);
        return tokens >= brim;
    }

    private void fill(long nanos) {
        tokens = Math.min(brim, tokens + (nanos - filledAt) / 1e9 * perSecond);
        filledAt = nanos;
    }
}
