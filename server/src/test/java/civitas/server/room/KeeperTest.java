package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.agents.RandomGame;
import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.text.Language;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.api.ChoiceInfo;
import civitas.server.api.DecisionInfo;
import civitas.server.api.Json;
import civitas.server.api.State;
import civitas.server.api.TableInfo;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.SnapshotRow;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.trust.Seeds;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long games open from snapshots, and nobody can tell the difference. */
class KeeperTest {

    private static final ClashGame CLASH = new ClashGame();
    private static final Person ANNA =
            new Person(new PersonId("anna"), "Anna", "", "", "en", Person.Mailing.UNWANTED, Instant.EPOCH);

    private final Catalogue catalogue = new Catalogue(List.of(new ServedGame<>(CLASH, new ClashEvaluation())));
    private final SplittableRandom random = new SplittableRandom(11);

    @SuppressWarnings("NullAway.Init")
    private Store store;

    @SuppressWarnings("NullAway.Init")
    private Rooms rooms;

    @SuppressWarnings("NullAway.Init")
    private SimpleMeterRegistry meters;

    @BeforeEach
    void open() throws IOException {
        Path directory = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "keeper");
        store = Store.open(Store.sqlite(directory), new SimpleMeterRegistry());
        store.people().add(ANNA, "");
        begin();
    }

    private void begin() {
        meters = new SimpleMeterRegistry();
        rooms = new Rooms(store, catalogue, new Deaf(), Clock.systemUTC(), Seeds.SECRET, 1, meters);
    }

    private void restart() {
        rooms.close();
        begin();
    }

    @AfterEach
    void close() {
        rooms.close();
        store.close();
    }

    @Test
    void aRunningGameOpensFromItsSnapshot() {
        TableId id = rooms.restore(record(150, 2), ANNA);
        play(id, 150);
        List<String> before = seen(id);
        restart();
        assertThat(seen(id)).isEqualTo(before);
        assertThat(opened("snapshot")).isEqualTo(1);
        assertThat(opened("record")).isZero();
        play(id, 60);
        String record = recorded(id);
        restart();
        assertThat(recorded(id)).isEqualTo(record);
        GameRecord read = GameRecord.parse(record);
        assertThat(Match.replay(CLASH, read).fingerprint()).isEqualTo(read.fingerprint());
    }

    @Test
    void listsSayHowFarTheGamesAre() {
        rooms.restore(record(20, 2), ANNA);
        rooms.restore(record(150, 2), ANNA);
        restart();
        assertThat(rooms.of(ANNA.id(), Instant.now().plusSeconds(1), Language.RU))
                .extracting(TableInfo::stage)
                .containsExactlyInAnyOrder("Эпоха 1 из 6", "Эпоха 2 из 6");
        assertThat(opened("snapshot") + opened("record"))
                .as("tables opened for that")
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6, 7, 8, 9, 10})
    void aFinishedGameOpensFromItsSnapshot(int seed) {
        TableId id = rooms.restore(record(Integer.MAX_VALUE, seed), ANNA);
        List<String> before = seen(id);
        assertThat(state(id, Seat.RED).over()).isTrue();
        assertThat(state(id, Seat.RED).log()).hasSizeGreaterThan(150);
        assertThat(opened("record")).isEqualTo(1);
        restart();
        assertThat(seen(id)).isEqualTo(before);
        assertThat(opened("snapshot")).isEqualTo(1);
    }

    /** However busy the disk is, a server that stops leaves its snapshots behind. */
    @Test
    void aServerThatStopsWaitsForItsSnapshots() throws InterruptedException {
        TableId id = rooms.restore(record(Integer.MAX_VALUE, 5), ANNA);
        CountDownLatch busy = new CountDownLatch(1);
        Thread disk = Thread.ofVirtual().start(() -> store.writeAll(handle -> await(busy)));
        try {
            assertThat(state(id, Seat.RED).over()).isTrue();
            Thread stop = Thread.ofVirtual().start(rooms::close);
            assertThat(stop.join(Duration.ofMillis(200)))
                    .as("stopped too early")
                    .isFalse();
            busy.countDown();
            stop.join();
            assertThat(store.snapshots().find(id)).isPresent();
        } finally {
            busy.countDown();
            disk.join();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void afterAnUndoTheOldSnapshotIsForgotten() {
        TableId id = rooms.restore(record(150, 2), ANNA);
        play(id, 150);
        int ply = state(id, Seat.RED).ply();
        rooms.at(id, room -> {
            room.undo(ANNA.id(), Seat.RED, new UndoWish.Ask(ply - 140), Language.EN);
            return id;
        });
        assertThat(state(id, Seat.RED).ply()).isEqualTo(ply - 140);
        play(id, 145);
        List<String> before = seen(id);
        restart();
        assertThat(seen(id)).isEqualTo(before);
        GameRecord read = GameRecord.parse(recorded(id));
        assertThat(Match.replay(CLASH, read).fingerprint()).isEqualTo(read.fingerprint());
    }

    @Test
    void aSnapshotThatCannotBeUsedCostsTimeAndNothingElse() {
        TableId id = rooms.restore(record(150, 2), ANNA);
        play(id, 150);
        List<String> before = seen(id);
        rooms.close();
        SnapshotRow good = store.snapshots().find(id).orElseThrow();
        for (String text : List.of(
                "",
                "nonsense",
                good.text().substring(0, good.text().length() / 2),
                good.text().replaceFirst("(?m)^order ", "disorder "))) {
            store.snapshots()
                    .keep(id, new SnapshotRow(good.ply(), good.made(), good.rules(), good.since(), text))
                    .join();
            begin();
            assertThat(seen(id)).as(text).isEqualTo(before);
            assertThat(opened("record")).isEqualTo(1);
            rooms.close();
        }
        store.snapshots()
                .keep(id, new SnapshotRow(good.ply(), good.made(), good.rules() + 1, good.since(), good.text()))
                .join();
        begin();
        assertThat(seen(id)).as("written by other rules").isEqualTo(before);
        assertThat(opened("record")).isEqualTo(1);
    }

    // --- playing ----------------------------------------------------------------------------------------------------

    private static String record(int plies, int seed) {
        Setup setup = Setup.of("clash", List.of(ClashGame.MONUMENTAL), Map.of(), 3, 5);
        return RandomGame.play(CLASH, setup, seed, plies, () -> true).record().text();
    }

    private void play(TableId id, int plies) {
        for (int i = 0; i < plies; i++) {
            Seat seat = Seat.parse(state(id, Seat.RED).waitingFor().getFirst()).orElseThrow();
            State state = state(id, seat);
            DecisionInfo decision = state.decisions().getFirst();
            ChoiceInfo choice =
                    decision.choices().get(random.nextInt(decision.choices().size()));
            rooms.<Seen.Glimpse>at(
                    id, room -> room.choose(ANNA.id(), seat, state.ply(), choice.code(), Look.from(seat, Language.EN)));
        }
    }

    private State state(TableId id, Seat seat) {
        return rooms.at(id, room -> room.state(ANNA.id(), Optional.of(seat), Language.RU, Portrait.LAST_LINES));
    }

    /** All that each seat can see, but for the time since somebody was seen. */
    private List<String> seen(TableId id) {
        List<String> states = new ArrayList<>();
        for (Seat seat : List.of(Seat.RED, Seat.BLUE, Seat.YELLOW)) {
            states.add(Json.write(state(id, seat)).replaceAll("\"away\":\\d+", "\"away\":0"));
        }
        return states;
    }

    private String recorded(TableId id) {
        return rooms.at(id, room -> room.past(ANNA.id(), Optional.of(Seat.RED)))
                .record()
                .text();
    }

    private double opened(String from) {
        return meters.get("civitas.tables.opened").tag("from", from).counter().count();
    }
}
