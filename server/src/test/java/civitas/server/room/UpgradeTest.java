package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.kernel.Chronicle;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.text.Language;
import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyTable;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.api.ChatLine;
import civitas.server.api.ChoiceInfo;
import civitas.server.api.Code;
import civitas.server.api.LogLine;
import civitas.server.api.Refused;
import civitas.server.api.Requests;
import civitas.server.api.State;
import civitas.server.store.ChoiceRow;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.SnapshotRow;
import civitas.server.store.Status;
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
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An upgrade never ends a game: whatever the new rules say about the old choices, the table goes on or can be read. */
class UpgradeTest {

    private static final Person ANNA =
            new Person(new PersonId("anna"), "Anna", "", "", "en", Person.Mailing.UNWANTED, Instant.EPOCH);

    private final SplittableRandom random = new SplittableRandom(3);

    @SuppressWarnings("NullAway.Init")
    private Store store;

    @SuppressWarnings("NullAway.Init")
    private Rooms rooms;

    @SuppressWarnings("NullAway.Init")
    private TableId id;

    /** The toy game of a later release, which deals as before. */
    private static class Later extends ToyGame {
        @Override
        public int rulesVersion() {
            return 2;
        }
    }

    /** A release under which hardly any old record makes sense. */
    private static class Shuffled extends Later {
        @Override
        public ToyTable deal(Setup setup, Chronicle chronicle) {
            return super.deal(Setup.of("toy", List.of("base"), Map.of(), setup.seats(), 99), chronicle);
        }
    }

    /** A release that writes tables down in other words, and still understands the old ones. */
    private static final class Reworded extends Shuffled {
        @Override
        public String upgrade(String dump, int rules) {
            return rules == 1 ? dump.replace("money ", "coins ") : dump;
        }
    }

    @BeforeEach
    void open() throws IOException {
        Path directory = Files.createTempDirectory(Files.createDirectories(Path.of("target/tmp")), "upgrade");
        store = Store.open(Store.sqlite(directory), new SimpleMeterRegistry());
        store.people().add(ANNA);
        rooms = rooms(new ToyGame());
        Requests.NewSeat me = new Requests.NewSeat("me", null, null);
        id = rooms.create(
                new Requests.NewTable(null, null, null, null, List.of(me, me), null, false, null, true), ANNA);
    }

    private Rooms rooms(ToyGame game) {
        Catalogue catalogue = new Catalogue(List.of(new ServedGame<>(game, ToyGame::worth)));
        return new Rooms(
                store, catalogue, new Deaf(), Clock.systemUTC(), Seeds.always(5), 1, new SimpleMeterRegistry());
    }

    /** Stops the server and starts another release. */
    private void upgrade(ToyGame game) {
        rooms.close();
        rooms = rooms(game);
    }

    @AfterEach
    void close() {
        rooms.close();
        store.close();
    }

    @Test
    void theRecordIsEnoughWhereItGivesTheSameTable() {
        play(9);
        String before = view();
        upgrade(new Later());
        assertThat(view()).isEqualTo(before);
        assertThat(row().rules()).isEqualTo(2);
        assertThat(store.borders().of(id).getFirst().base()).isEmpty();
        assertThat(news()).containsExactly("log.rules-updated");
        refusedUndo(8);
        play(2);
        upgrade(new Later());
        assertThat(news()).as("said once").containsExactly("log.rules-updated");
        assertThat(state().ply()).isEqualTo(11);
        assertThat(past(4).ply()).isEqualTo(4);
    }

    @Test
    void otherwiseTheTableThatWasWrittenDown() {
        play(3);
        playUntilRest();
        int ply = state().ply();
        String before = view();
        upgrade(new Shuffled());
        assertThat(view()).isEqualTo(before);
        assertThat(state().ply()).isEqualTo(ply);
        assertThat(store.borders().of(id).getFirst().base()).isPresent();
        assertThat(news()).containsExactly("log.rules-updated");
        refusedUndo(ply - 1);

        play(5);
        String later = view();
        upgrade(new Shuffled());
        assertThat(view()).isEqualTo(later);
        assertThat(news()).containsExactly("log.rules-updated");
        assertThat(past(ply + 2).ply()).isEqualTo(ply + 2);
        assertThatThrownBy(() -> past(ply - 1))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.code()).isEqualTo(Code.RULES_CHANGED));
        undo(ply);
        assertThat(view()).as("taken back to the border").isEqualTo(before);
        assertThat(news()).containsExactly("log.rules-updated");
        finish();
        assertThat(rooms.<List<?>>at(
                        id, room -> room.past(ANNA.id(), Optional.empty()).points()))
                .isNotEmpty();
    }

    @Test
    void whatIsNoLongerLegalIsTakenBack() {
        play(3);
        playUntilRest();
        int ply = state().ply();
        String before = view();
        rooms.close();
        TableRow row = row();
        Instant made = row.updated().plusMillis(1);
        store.tables()
                .append(
                        row,
                        new ChoiceRow(ply + 1, 0, "bid c99", made),
                        new TableRow.Progress(Status.RUNNING, ply + 1, 1, 1, List.of(), List.of(), made))
                .join();
        rooms = rooms(new Later());
        assertThat(state().ply()).isEqualTo(ply);
        assertThat(view()).isEqualTo(before);
        assertThat(row().ply()).isEqualTo(ply);
        assertThat(news()).containsExactly("log.rules-updated-back");
        play(3);
    }

    @Test
    void withoutASnapshotTheRecordCountsAsFarAsItGoes() {
        play(9);
        rooms.close();
        forgetSnapshots();
        rooms = rooms(new Shuffled());
        int ply = state().ply();
        assertThat(ply).isLessThan(9);
        assertThat(row().ply()).isEqualTo(ply);
        assertThat(news()).containsExactly("log.rules-updated-back");
        play(9);
    }

    @Test
    void aTableThatIsWrittenDownInOldWordsIsStillUnderstood() {
        play(3);
        playUntilRest();
        String before = view();
        rooms.close();
        SnapshotRow kept = store.snapshots().find(id).orElseThrow();
        String old = kept.text().replace("coins ", "money ");
        assertThat(old).isNotEqualTo(kept.text());
        store.snapshots()
                .keep(id, new SnapshotRow(kept.ply(), kept.made(), 1, kept.since(), old))
                .join();
        rooms = rooms(new Reworded());
        assertThat(view()).isEqualTo(before);
        play(2);
    }

    @Test
    void aTableBeforeItsFirstChoiceGoesOnToo() {
        upgrade(new Shuffled());
        assertThat(state().ply()).isZero();
        play(3);
    }

    @Test
    void aFinishedGameIsShownAsItEnded() {
        finish();
        List<String> log = lines();
        String before = view();
        upgrade(new Shuffled());
        assertThat(state().over()).isTrue();
        assertThat(view()).isEqualTo(before);
        assertThat(lines()).isEqualTo(log).hasSizeGreaterThan(10);
        assertThat(state().standings()).isNotEmpty();
        assertThat(rooms.<String>at(
                        id, room -> room.past(ANNA.id(), Optional.empty()).text()))
                .contains("rules: 1\n");
        assertThat(row().rules()).isEqualTo(1);
        assertThat(rooms.<List<?>>at(
                        id, room -> room.past(ANNA.id(), Optional.empty()).points()))
                .isNotEmpty();
    }

    @Test
    void whatCannotBeShownKeepsItsResultAndItsChat() {
        finish();
        rooms.<ChatLine>at(id, room -> room.say(ANNA, "well played", Language.EN));
        rooms.close();
        forgetSnapshots();
        rooms = rooms(new Shuffled());
        assertThatThrownBy(this::state)
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.code()).isEqualTo(Code.RULES_CHANGED));
        assertThat(rooms.at(id, room -> room.info(ANNA.id(), Language.EN)).standings())
                .hasSize(2);
        assertThat(rooms.<List<ChatLine>>at(id, room -> room.chat(ANNA.id(), Language.EN)))
                .hasSize(1);
    }

    @Test
    void aTableOfLaterRulesWaitsForThem() {
        play(2);
        upgrade(new Later());
        play(1);
        upgrade(new ToyGame());
        assertThatThrownBy(this::state)
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.code()).isEqualTo(Code.RULES_CHANGED));
        upgrade(new Later());
        assertThat(state().ply()).isEqualTo(3);
    }

    // --- playing ----------------------------------------------------------------------------------------------------

    private void play(int plies) {
        for (int i = 0; i < plies; i++) {
            choose();
        }
    }

    /** Only a table at rest can be written down at once; in the toy game that is when somebody has their turn. */
    private void playUntilRest() {
        for (int i = 0; i < 50; i++) {
            choose();
            State state = state();
            if (!state.over() && state.waitingFor().size() == 1 && isTurn(state)) {
                return;
            }
        }
        throw new IllegalStateException("never at rest");
    }

    private boolean isTurn(State state) {
        Seat seat = Seat.parse(state.waitingFor().getFirst()).orElseThrow();
        return state(seat).decisions().getFirst().promptKey().equals("toy.ask.market");
    }

    private void finish() {
        while (!state().over()) {
            choose();
        }
    }

    private void choose() {
        Seat seat = Seat.parse(state().waitingFor().getFirst()).orElseThrow();
        State state = state(seat);
        List<ChoiceInfo> choices = state.decisions().getFirst().choices();
        String code = choices.get(random.nextInt(choices.size())).code();
        rooms.<Seen.Glimpse>at(
                id, room -> room.choose(ANNA.id(), seat, state.ply(), code, Look.from(seat, Language.EN)));
    }

    private void undo(int toPly) {
        rooms.at(id, room -> {
            room.undo(ANNA.id(), Seat.RED, new UndoWish.Ask(toPly), Language.EN);
            return id;
        });
    }

    private void refusedUndo(int toPly) {
        assertThatThrownBy(() -> undo(toPly))
                .isInstanceOfSatisfying(
                        Refused.class,
                        refused -> assertThat(refused.reason().key()).isEqualTo("refusal.undo-border"));
    }

    private void forgetSnapshots() {
        store.writeAll(handle -> handle.execute("DELETE FROM snapshot"));
    }

    private TableRow row() {
        return store.tables().find(id).orElseThrow();
    }

    private State state() {
        return state(Seat.RED);
    }

    private State state(Seat seat) {
        return rooms.at(id, room -> room.state(ANNA.id(), Optional.of(seat), Language.RU, 0));
    }

    private String view() {
        return state(Seat.RED).view() + " " + state(Seat.BLUE).view();
    }

    private State past(int ply) {
        return rooms.at(id, room -> stateAt(room, ply));
    }

    private static <T extends civitas.kernel.Table<T>> State stateAt(Room<T> room, int ply) {
        Optional<Seat> red = Optional.of(Seat.RED);
        return room.stateAt(room.past(ANNA.id(), red).at(ply), ANNA.id(), red, Language.EN);
    }

    private List<String> lines() {
        return state().log().stream().map(LogLine::text).toList();
    }

    private List<String> news() {
        return state().log().stream()
                .map(LogLine::key)
                .filter(key -> key.startsWith("log.rules"))
                .toList();
    }
}
