package civitas.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Guessing one account's password gets slower and slower, from wherever. */
class GuessesTest {

    private final AtomicLong nanos = new AtomicLong(42);
    private final Guesses guesses = new Guesses(nanos::get);

    @Test
    void theFirstAreFreeThenEveryOneDoublesThePause() {
        for (int i = 0; i < Guesses.FREE; i++) {
            assertThat(guesses.guess("anna")).isEmpty();
        }
        for (int seconds = 1; seconds <= 512; seconds *= 2) {
            assertThat(guesses.guess("anna")).hasValue(Duration.ofSeconds(seconds));
            wait(Duration.ofSeconds(seconds));
            assertThat(guesses.guess("anna")).isEmpty();
        }
        assertThat(guesses.guess("anna")).hasValue(Guesses.LONGEST_PAUSE);
        assertThat(guesses.guess("boris")).as("another account").isEmpty();
    }

    @Test
    void aQuietTimeForgives() {
        for (int i = 0; i < Guesses.FREE; i++) {
            assertThat(guesses.guess("anna")).isEmpty();
        }
        assertThat(guesses.guess("anna")).isPresent();
        wait(Guesses.FORGIVEN_AFTER.multipliedBy(2));
        assertThat(guesses.guess("anna")).isEmpty();
        assertThat(guesses.guess("anna")).isEmpty();
        assertThat(guesses.guess("anna")).isPresent();
    }

    @Test
    void whatWasRightWasNoGuess() {
        for (int i = 0; i < 3 * Guesses.FREE; i++) {
            assertThat(guesses.guess("anna")).isEmpty();
            guesses.right("anna");
        }
    }

    private void wait(Duration time) {
        nanos.addAndGet(time.toNanos());
    }
}
