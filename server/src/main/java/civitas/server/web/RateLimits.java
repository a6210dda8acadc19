package civitas.server.web;

import civitas.kernel.text.Phrase;
import civitas.server.Settings;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.LongSupplier;

/** Keeps one client from taking everybody's share: per session, per address, for newcomers and for wrong passwords. */
public final class RateLimits {

    private static final double BURST_SECONDS = 5;

    /** Wrong passwords that are forgiven at once; then one more every so many seconds. */
    private static final double WRONG_PASSWORDS = 5;

    private static final double SECONDS_PER_WRONG_PASSWORD = 20;
    private static final int FORGET_ABOVE = 50_000;

    /** Hints somebody may ask for at once; then one more every so many seconds. */
    private static final double THOUGHTS = 20;

    private static final double SECONDS_PER_THOUGHT = 15;

    private final Settings.Limits limits;
    private final LongSupplier nanos;
    private final ConcurrentMap<String, Bucket> buckets = new ConcurrentHashMap<>();

    public RateLimits(Settings.Limits limits, LongSupplier nanos) {
        this.limits = limits;
        this.nanos = nanos;
    }

    /** A request of a session, at its price. */
    public void session(String hash, double price) {
        take("s" + hash, limits.session(), limits.session() * BURST_SECONDS, price);
    }

    /** A request from an address, at its price. */
    public void address(String address, double price) {
        take("a" + address, limits.address(), limits.address() * BURST_SECONDS, price);
    }

    /** Somebody signs up, or comes as a guest. */
    public void newcomer(String address) {
        take("n" + address, limits.newcomers() / 60, limits.newcomers());
    }

    /** Somebody has the server think for them, at its price. */
    public void thought(String person, double price) {
        take("t" + person, 1 / SECONDS_PER_THOUGHT, THOUGHTS, price);
    }

    /** Somebody tries a password: refused while too many wrong ones are remembered. */
    public void password(String name, String address) {
        take("p" + name + "@" + address, 1 / SECONDS_PER_WRONG_PASSWORD, WRONG_PASSWORDS);
        take("P" + address, 10 / SECONDS_PER_WRONG_PASSWORD, 10 * WRONG_PASSWORDS);
    }

    /** The password was right: earlier mistakes are forgiven. */
    public void rightPassword(String name, String address) {
        buckets.remove("p" + name + "@" + address);
    }

    private void take(String key, double perSecond, double brim) {
        take(key, perSecond, brim, 1);
    }

    private void take(String key, double perSecond, double brim, double price) {
        long now = nanos.getAsLong();
        if (buckets.size() > FORGET_ABOVE) {
            buckets.values().removeIf(bucket -> bucket.isFull(now));
        }
        double wait = buckets.computeIfAbsent(key, k -> new Bucket(perSecond, brim, now))
                .take(now, price);
        if (wait > 0) {
            throw new TooMany((int) Math.ceil(wait));
        }
    }

    /** Come back later. */
    public static final class TooMany extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final int seconds;

        TooMany(int seconds) {
            this.seconds = seconds;
        }

        public int seconds() {
            return seconds;
        }

        public Refused refused() {
            return new Refused(Code.TOO_MANY_REQUESTS, Phrase.of("problem.too-many", seconds));
        }
    }
}
