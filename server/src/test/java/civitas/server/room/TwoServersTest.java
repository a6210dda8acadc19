package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.kernel.toy.ToyGame;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.api.Code;
import civitas.server.api.Refused;
import civitas.server.api.Requests;
import civitas.server.api.State;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.SnapshotRow;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.store.TableRow;
import civitas.server.trust.Seeds;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two servers on one database, as PostgreSQL allows: the slower one is told, and nothing is damaged. */
class TwoServersTest {

    private static final Person ANNA =
            new Person(new PersonId("anna"), "Anna", "", "", "en", Person.Mailing.UNWANTED, Instant.EPOCH);

    private final Catalogue catalogue = new Catalogue(List.of(new ServedGame<>(new ToyGame(), ToyGame::worth)));

    @SuppressWarnings("NullAway.Init")
    private Store store;

    @SuppressWarnings("NullAway.Init")
    private Rooms one;

    @SuppressWarnings("NullAway.Init")
    private Rooms other;

    @SuppressWarnings("NullAway.Init")
    private TableId id;

    @BeforeEach
    void open() throws IOException {
        Path directory = Files.createTempDirectory(Files.createDirectories(Path.of("target/tmp")), "two");
        store = Store.open(Store.sqlite(directory), new SimpleMeterRegistry());
        store.people().add(ANNA);
        one = rooms();
        other = rooms();
        Requests.NewSeat me = new Requests.NewSeat("me", null, null);
        id = one.create(new Requests.NewTable(null, null, null, null, List.of(me, me), null, false, null, true), ANNA);
    }

    private Rooms rooms() {
        return new Rooms(
                store, catalogue, new Deaf(), Clock.systemUTC(), Seeds.always(5), 1, new SimpleMeterRegistry());
    }

    @AfterEach
    void close() {
        one.close();
        other.close();
        store.close();
    }

    @Test
    void theSlowerOfTwoChoicesHasMovedOn() {
        assertThat(ply(other)).isZero();
        choose(one);
        refused(() -> choose(other));
        assertThat(ply(other)).isEqualTo(1);
        choose(other);
        assertThat(row().ply()).isEqualTo(2);
        refused(() -> choose(one));
        assertThat(ply(one)).isEqualTo(2);
    }

    @Test
    void whoArrangesATableThatHasChangedHasMovedOn() {
        assertThat(ply(other)).isZero();
        choose(one);
        refused(() -> substitute(other));
        assertThat(row().ply()).isEqualTo(1);
        assertThat(row().seats()).noneMatch(seat -> seat.isPlayedByAgent());
        assertThat(ply(other)).isEqualTo(1);
    }

    /** What an earlier release did to a table when two servers shared a directory. */
    @Test
    void aRowThatContradictsItsRecordIsMended() {
        choose(one);
        choose(one);
        store.tables()
                .update(row().moved(
                                new TableRow.Progress(row().status(), 1, 0, 0, List.of(), List.of(), row().updated())));
        assertThat(row().ply()).isEqualTo(1);
        assertThat(ply(other)).isEqualTo(2);
        assertThat(row().ply()).isEqualTo(2);
        assertThat(row().progress().waiting()).isNotZero();
        choose(other);
        assertThat(row().ply()).isEqualTo(3);
    }

    /** A server that has nothing of its own to write down, because it was undone, writes down what the record says. */
    @Test
    void whoIsBehindTheRecordKeepsASnapshotOfIt() {
        choose(one);
        choose(one);
        undo(one, 1);
        assertThat(ply(other)).isEqualTo(1);
        choose(other);
        choose(other);
        choose(other);
        assertThat(row().ply()).isEqualTo(4);
        one.close();
        assertThat(store.snapshots().find(id).map(SnapshotRow::ply).orElse(0))
                .as("more than it knew itself")
                .isGreaterThan(1);
        one = rooms();
        assertThat(ply(one)).isEqualTo(4);
    }

    private void undo(Rooms rooms, int toPly) {
        rooms.at(id, room -> {
            room.undo(ANNA.id(), Seat.RED, new UndoWish.Ask(toPly), Language.EN);
            return id;
        });
    }

    private static void refused(Runnable late) {
        assertThatThrownBy(late::run)
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.code()).isEqualTo(Code.MOVED_ON));
    }

    private void substitute(Rooms rooms) {
        rooms.at(id, room -> {
            room.company(company -> {
                company.substitute(ANNA, Seat.BLUE, civitas.agents.Level.RANDOM);
                return id;
            });
            return id;
        });
    }

    private TableRow row() {
        return store.tables().find(id).orElseThrow();
    }

    private int ply(Rooms rooms) {
        return state(rooms, Seat.RED).ply();
    }

    private State state(Rooms rooms, Seat seat) {
        return rooms.at(id, room -> room.state(ANNA.id(), Optional.of(seat), Language.EN, 0));
    }

    private void choose(Rooms rooms) {
        Seat seat = Seat.parse(state(rooms, Seat.RED).waitingFor().getFirst()).orElseThrow();
        State state = state(rooms, seat);
        String code = state.decisions().getFirst().choices().getFirst().code();
        rooms.<Seen.Glimpse>at(
                id, room -> room.choose(ANNA.id(), seat, state.ply(), code, Look.from(seat, Language.EN)));
    }
}
