package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.kernel.toy.ToyGame;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.SetClock;
import civitas.server.Settings;
import civitas.server.api.Requests;
import civitas.server.api.State;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.SeatRow;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.trust.Seeds;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tables with a clock leave the memory as others do, and nobody's time is longer or shorter for it. */
class SleepingClockTest {

    private static final Instant START = Instant.parse("2026-05-01T12:00:00Z");
    private static final Duration HOUR = Duration.ofHours(1);
    private static final Person ANNA =
            new Person(new PersonId("anna"), "Anna", "", "", "en", Person.Mailing.UNWANTED, START);

    private final SetClock wall = new SetClock(START);
    private final SetClock steady = new SetClock(START);

    @SuppressWarnings("NullAway.Init")
    private Store store;

    @SuppressWarnings("NullAway.Init")
    private Rooms rooms;

    @BeforeEach
    void open() throws IOException {
        Path directory = Files.createTempDirectory(Files.createDirectories(Path.of("target/tmp")), "sleeping");
        store = Store.openAlone(directory, new SimpleMeterRegistry());
        store.people().add(ANNA);
        rooms = serve();
    }

    private Rooms serve() {
        return new Rooms(
                store,
                new Catalogue(List.of(new ServedGame<>(new ToyGame(), ToyGame::worth))),
                new Deaf(),
                wall,
                steady,
                Settings.Veil.USUAL,
                Seeds.always(5),
                1,
                new SimpleMeterRegistry());
    }

    @AfterEach
    void close() {
        rooms.close();
        store.close();
    }

    /** At which somebody may think for a day. */
    private TableId table(boolean start) {
        Requests.NewSeat me = new Requests.NewSeat("me", null, null);
        Requests.NewPace day = new Requests.NewPace("slow", null, 1);
        return rooms.create(
                new Requests.NewTable(null, null, null, null, List.of(me, me), day, false, null, start), ANNA);
    }

    private void goOn(Duration time) {
        wall.goOn(time);
        steady.goOn(time);
        rooms.lookAfter();
    }

    private void fallAsleep() {
        for (int i = 0; i < 3; i++) {
            goOn(Duration.ofMinutes(1));
        }
        assertThat(rooms.inMemory()).as("nobody looks").isZero();
    }

    private boolean replaced(TableId id) {
        return store.tables().find(id).orElseThrow().seats().stream().anyMatch(SeatRow::isPlayedByAgent);
    }

    private State state(TableId id) {
        return rooms.at(id, room -> room.state(ANNA.id(), Optional.of(Seat.RED), Language.EN, 0));
    }

    @Test
    void whoSleepsIsWokenWhenTheTimeIsOver() {
        TableId id = table(true);
        fallAsleep();
        goOn(Duration.ofHours(23));
        assertThat(replaced(id)).isFalse();
        assertThat(rooms.inMemory()).as("not before").isZero();
        goOn(HOUR);
        assertThat(replaced(id)).isTrue();
    }

    @Test
    void anotherServerKnowsAsWell() {
        TableId id = table(true);
        fallAsleep();
        rooms.close();
        rooms = serve();
        goOn(Duration.ofHours(23));
        assertThat(replaced(id)).isFalse();
        goOn(HOUR);
        assertThat(replaced(id)).isTrue();
    }

    @Test
    void whoSetsTheClockWhileATableSleepsReplacesNobody() {
        TableId id = table(true);
        fallAsleep();
        for (Duration jump : List.of(Duration.ofDays(400), Duration.ofDays(-800))) {
            wall.goOn(jump);
            rooms.lookAfter();
            assertThat(state(id).table().seats().getFirst().clock())
                    .as("after a jump of " + jump)
                    .isBetween(
                            HOUR.multipliedBy(23).toSeconds(),
                            HOUR.multipliedBy(24).toSeconds());
            assertThat(replaced(id)).as("after a jump of " + jump).isFalse();
        }
    }

    @Test
    void theTimeAfterAnUndoIsRemembered() {
        TableId id = table(true);
        String code = state(id).decisions().getFirst().choices().getFirst().code();
        rooms.<Seen.Glimpse>at(id, room -> room.choose(ANNA.id(), Seat.RED, 0, code, Look.from(Seat.RED, Language.EN)));
        goOn(HOUR.multipliedBy(20));
        rooms.<Seen.Glimpse>at(id, room -> room.undo(ANNA.id(), Seat.RED, new UndoWish.Ask(0), Language.EN));
        assertThat(state(id).ply()).isZero();
        fallAsleep();
        goOn(HOUR.multipliedBy(20));
        assertThat(replaced(id)).as("everybody thinks anew").isFalse();
        assertThat(state(id).table().seats().getFirst().clock())
                .isBetween(
                        HOUR.multipliedBy(3).toSeconds(), HOUR.multipliedBy(4).toSeconds());
        goOn(HOUR.multipliedBy(4));
        assertThat(replaced(id)).isTrue();
    }

    @Test
    void nobodyThinksBeforeTheCardsAreDealt() {
        TableId id = table(false);
        goOn(HOUR.multipliedBy(30));
        rooms.at(id, room -> {
            room.start(ANNA.id());
            return id;
        });
        goOn(HOUR);
        assertThat(replaced(id)).isFalse();
        assertThat(state(id).table().seats().getFirst().clock())
                .isEqualTo(HOUR.multipliedBy(23).toSeconds());
    }
}
