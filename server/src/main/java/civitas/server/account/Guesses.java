package civitas.server.account;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;

/**
 * Slows down the guessing of one account's password, from however many addresses. The first wrong guesses cost nothing; then every one
 * doubles the pause before the next, up to a quarter of an hour; a quiet time forgives them one by one. Addresses from which the account
 * has been signed in to before do not wait, so a stranger cannot lock its owner out.
 */
public final class Guesses {

    /** Wrong passwords of one account that cost nothing. */
    static final int FREE = 10;

    static final Duration LONGEST_PAUSE = Duration.ofMinutes(15);

    /** So long without a guess forgives one. */
    static final Duration FORGIVEN_AFTER = Duration.ofMinutes(30);

    private static final int REMEMBERED = 50_000;

    private final LongSupplier nanos;
    private final Map<String, Wrong> wrong = new ConcurrentHashMap<>();
    private volatile BiConsumer<String, Boolean> listener = (login, right) -> {};

    private record Wrong(int times, long last) {

        int timesAt(long now) {
            return (int) Math.max(0, times - (now - last) / FORGIVEN_AFTER.toNanos());
        }

        long pause(long now) {
            int beyond = timesAt(now) - FREE;
            return beyond < 0
                    ? 0
                    : Math.min(
                            LONGEST_PAUSE.toNanos(),
                            Duration.ofSeconds(1L << Math.min(beyond, 20)).toNanos());
        }
    }

    public Guesses(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Tells somebody of every guess at an account, and whether it was right. */
    public void whenGuessed(BiConsumer<String, Boolean> listener) {
        this.listener = listener;
    }

    /** Somebody guessed on another server. */
    public void guessedElsewhere(String login, boolean right) {
        if (right) {
            forgive(login);
        } else {
            long now = nanos.getAsLong();
            wrong.merge(login, new Wrong(1, now), (known, one) -> new Wrong(known.timesAt(now) + 1, now));
        }
    }

    /** How long to wait before the next guess at an account; nothing if it may be made now, which then counts as a wrong one. */
    Optional<Duration> guess(String login) {
        long now = nanos.getAsLong();
        long[] wait = {0};
        forgetTheForgiven(now);
        wrong.compute(login, (name, known) -> {
            Wrong before = known == null ? new Wrong(0, now) : known;
            wait[0] = before.last + before.pause(now) - now;
            return wait[0] > 0 ? before : new Wrong(before.timesAt(now) + 1, now);
        });
        if (wait[0] > 0) {
            return Optional.of(Duration.ofNanos(wait[0]));
        }
        listener.accept(login, false);
        return Optional.empty();
    }

    /** The last guess was right, and not a guess at all. The others are not forgiven: they were somebody else's. */
    void right(String login) {
        forgive(login);
        listener.accept(login, true);
    }

    private void forgive(String login) {
        wrong.computeIfPresent(login, (name, known) -> new Wrong(Math.max(0, known.times - 1), known.last));
    }

    private void forgetTheForgiven(long now) {
        if (wrong.size() > REMEMBERED) {
            wrong.values().removeIf(known -> known.timesAt(now) == 0);
        }
    }
}
