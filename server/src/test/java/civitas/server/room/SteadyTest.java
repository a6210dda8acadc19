package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.toy.ToyGame;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.SetClock;
import civitas.server.Settings;
import civitas.server.api.Requests;
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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the caretaker does while somebody sets the clock. */
class SteadyTest {

    private static final Instant START = Instant.parse("2026-05-01T12:00:00Z");
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
        Path directory = Files.createTempDirectory(Files.createDirectories(Path.of("target/tmp")), "steady");
        store = Store.openAlone(directory, new SimpleMeterRegistry());
        store.people().add(ANNA);
        rooms = new Rooms(
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

    @Test
    void aClockThatJumpsReplacesNobody() {
        Requests.NewSeat me = new Requests.NewSeat("me", null, null);
        TableId id = rooms.create(
                new Requests.NewTable(
                        null,
                        null,
                        null,
                        null,
                        List.of(me, me),
                        new Requests.NewPace("live", 5, null),
                        false,
                        null,
                        true),
                ANNA);
        for (Duration jump : List.of(Duration.ofDays(400), Duration.ofDays(-800))) {
            wall.goOn(jump);
            rooms.lookAfter();
            assertThat(replaced(id)).as("after a jump of " + jump).isFalse();
        }
        steady.goOn(Duration.ofMinutes(6));
        rooms.lookAfter();
        assertThat(replaced(id)).isTrue();
    }

    private boolean replaced(TableId id) {
        return store.tables().find(id).orElseThrow().seats().stream().anyMatch(SeatRow::isPlayedByAgent);
    }

    @Test
    void sessionsThatHaveEndedAreForgotten() {
        store.people().addSession("old", ANNA.id(), START.minusSeconds(1));
        store.people().addSession("good", ANNA.id(), START.plusSeconds(60));
        rooms.lookAfter();
        List<String> left = store.everything()
                .withHandle(handle -> handle.select("SELECT hash FROM session")
                        .mapTo(String.class)
                        .list());
        assertThat(left).containsExactly("good");
    }
}
