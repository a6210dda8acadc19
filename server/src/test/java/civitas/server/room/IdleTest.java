package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.kernel.toy.ToyGame;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.SetClock;
import civitas.server.api.Requests;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.trust.Seeds;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tables nobody looks at leave the memory, and come back when somebody does. */
class IdleTest {

    private final SetClock clock = new SetClock();

    @Test
    void anIdleTableIsGivenUpAndComesBack() throws IOException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        Path directory = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "idle");
        Catalogue catalogue = new Catalogue(List.of(new ServedGame<>(new ToyGame(), ToyGame::worth)));
        Person anna = new Person(new PersonId("anna"), "Anna", "", "", "en", Person.Mailing.UNWANTED, clock.instant());
        try (Store store = Store.open(Store.sqlite(directory), meters);
                Rooms rooms = new Rooms(store, catalogue, new Deaf(), clock, Seeds.SECRET, 1, meters)) {
            store.people().add(anna, "");
            Requests.NewSeat me = new Requests.NewSeat("me", null, null);
            TableId id = rooms.create(
                    new Requests.NewTable(null, null, null, null, List.of(me, me), null, false, null, true), anna);
            String code = rooms.at(id, room -> room.state(anna.id(), Optional.of(Seat.RED), Language.EN, 0))
                    .decisions()
                    .getFirst()
                    .choices()
                    .getFirst()
                    .code();
            rooms.<Seen.Glimpse>at(
                    id, room -> room.choose(anna.id(), Seat.RED, 0, code, Look.from(Seat.RED, Language.EN)));
            rooms.lookAfter();
            assertThat(rooms.inMemory()).isEqualTo(1);
            for (int minute = 0; minute < 5; minute++) {
                clock.goOn(Duration.ofMinutes(1));
                rooms.lookAfter();
            }
            assertThat(rooms.inMemory()).isZero();
            assertThat(rooms.at(id, room -> room.state(anna.id(), Optional.of(Seat.RED), Language.EN, 0))
                            .ply())
                    .isEqualTo(1);
        }
    }
}
