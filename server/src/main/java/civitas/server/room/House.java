package civitas.server.room;

import civitas.server.Catalogue;
import civitas.server.store.Store;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** What all rooms share. */
record House(
        Store store,
        Catalogue catalogue,
        Keeper keeper,
        Thinkers thinkers,
        Notices notices,
        Clock clock,
        MeterRegistry meters) {

    /** Times are kept in milliseconds, so they are made in milliseconds. */
    Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
