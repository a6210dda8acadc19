package civitas.server.room;

import civitas.server.Catalogue;
import civitas.server.Settings;
import civitas.server.learn.Lessons;
import civitas.server.store.Store;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/**
 * What all rooms share.
 *
 * @param advisors who thinks for people; apart from the computers, so that no table waits for advice
 * @param steady goes on evenly while the server runs, whatever somebody does to the clock: thinking is timed by it
 */
record House(
        Store store,
        Catalogue catalogue,
        Lessons lessons,
        Keeper keeper,
        Thinkers thinkers,
        Thinkers advisors,
        Studies studies,
        Notices notices,
        Clock clock,
        InstantSource steady,
        Settings.Veil veil,
        MeterRegistry meters) {

    /** Times are kept in milliseconds, so they are made in milliseconds. */
    Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    /** The time by which thinking is measured; only differences mean anything. */
    Instant steadily() {
        return steady.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
