package civitas.server.web;

import civitas.kernel.text.Phrase;
import civitas.server.Settings;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import java.util.HashMap;
import java.util.Map;
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
    private final ConcurrentMap<String, Double> spent = new ConcurrentHashMap<>();
    private volatile boolean shared;

    public RateLimits(Settings.Limits limits, LongSupplier nanos) {
        this.limits = limits;
        this.nanos = nanos;
    }

    /** A request of a session, at its price. */
    public void session(String hash, double price) {
        take(Share.SESSION, hash, price);
    }

    /** A request from an address, at its price. */
    public void address(String address, double price) {
        take(Share.ADDRESS, address, price);
    }

    /** Somebody signs up, or comes as a guest. */
    public void newcomer(String address) {
        take(Share.NEWCOMER, address, 1);
    }

    /** Somebody has the server think for them, at its price. */
    public void thought(String person, double price) {
        take(Share.THOUGHT, person, price);
    }

    /** Somebody tries a password: refused while too many wrong ones are remembered. */
    public void password(String name, String address) {
        take(Share.PASSWORD, name + "@" + address, 1);
        take(Share.PASSWORDS, address, 1);
    }

    /** The password was right: earlier mistakes are forgiven. */
    public void rightPassword(String name, String address) {
        buckets.remove(Share.PASSWORD.letter + name + "@" + address);
    }

    private void take(Share share, String whose, double price) {
        long now = nanos.getAsLong();
        String key = share.letter + whose;
        double wait = bucket(share, key, now).take(now, price);
        if (wait > 0) {
            throw new TooMany((int) Math.ceil(wait));
        }
        if (shared) {
            spent.merge(key, price, Double::sum);
        }
    }

    private Bucket bucket(Share share, String key, long now) {
        if (buckets.size() > FORGET_ABOVE) {
            buckets.values().removeIf(bucket -> bucket.isFull(now));
        }
        return buckets.computeIfAbsent(key, k -> new Bucket(share.perSecond(limits), share.brim(limits), now));
    }

    /** What a share is of; its letter begins the keys. */
    private enum Share {
        SESSION("s"),
        ADDRESS("a"),
        NEWCOMER("n"),
        PASSWORD("p"),
        PASSWORDS("P"),
        THOUGHT("t");

        private final String letter;

        Share(String letter) {
            this.letter = letter;
        }

        double perSecond(Settings.Limits limits) {
            return switch (this) {
                case SESSION -> limits.session();
                case ADDRESS -> limits.address();
                case NEWCOMER -> limits.newcomers() / 60;
                case PASSWORD -> 1 / SECONDS_PER_WRONG_PASSWORD;
                case PASSWORDS -> 10 / SECONDS_PER_WRONG_PASSWORD;
                case THOUGHT -> 1 / SECONDS_PER_THOUGHT;
            };
        }

        double brim(Settings.Limits limits) {
            return switch (this) {
                case SESSION -> limits.session() * BURST_SECONDS;
                case ADDRESS -> limits.address() * BURST_SECONDS;
                case NEWCOMER -> limits.newcomers();
                case PASSWORD -> WRONG_PASSWORDS;
                case PASSWORDS -> 10 * WRONG_PASSWORDS;
                case THOUGHT -> THOUGHTS;
            };
        }
    }

    // --- several servers --------------------------------------------------------------------------------------------

    /** From now on others want to know what was spent here. */
    public void share() {
        shared = true;
    }

    /** What was spent here since the last time. */
    public Map<String, Double> spent() {
        Map<String, Double> since = new HashMap<>();
        for (String key : spent.keySet()) {
            Double price = spent.remove(key);
            if (price != null) {
                since.put(key, price);
            }
        }
        return since;
    }

    /** What was spent on another server comes out of the same shares. */
    public void spentElsewhere(Map<String, Double> prices) {
        long now = nanos.getAsLong();
        prices.forEach((key, price) -> {
            for (Share share : Share.values()) {
                if (key.startsWith(share.letter)) {
                    bucket(share, key, now).owe(now, price);
                }
            }
        });
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
