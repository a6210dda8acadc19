package civitas.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Seat;
import civitas.kernel.Viewer;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyTable;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.SetClock;
import civitas.server.api.LogLine;
import civitas.server.api.Requests;
import civitas.server.api.State;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.trust.Seeds;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What several see alike is made once, and again when the game has gone on or back. */
class AlikeTest {

    private static final Person ANNA =
            new Person(new PersonId("anna"), "Anna", "", "", "en", Person.Mailing.UNWANTED, Instant.EPOCH);
    private static final PersonId SOMEBODY = new PersonId("somebody");

    private final List<Viewer> made = new ArrayList<>();
    private final ToyGame game = new ToyGame() {
        @Override
        public Object view(ToyTable table, Viewer viewer) {
            made.add(viewer);
            return super.view(table, viewer);
        }
    };

    private Store store;
    private Rooms rooms;
    private TableId table;

    @BeforeEach
    void sitDown() throws IOException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        Path directory = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "alike");
        store = Store.open(Store.sqlite(directory), meters);
        Catalogue catalogue = new Catalogue(List.of(new ServedGame<>(game, ToyGame::worth)));
        rooms = new Rooms(store, catalogue, new Deaf(), new SetClock(), Seeds.SECRET, 1, meters);
        store.people().add(ANNA, "");
        Requests.NewSeat me = new Requests.NewSeat("me", null, null);
        table = rooms.create(
                new Requests.NewTable(null, null, null, null, List.of(me, me), null, false, null, true), ANNA);
        made.clear();
    }

    @AfterEach
    void getUp() {
        rooms.close();
        store.close();
    }

    private State spectator(Language language) {
        return rooms.at(table, room -> room.state(SOMEBODY, Optional.empty(), language, 0));
    }

    private Lexicon words() {
        return new Catalogue(List.of(new ServedGame<>(game, ToyGame::worth)))
                .words(game.id(), game.usualBoxes().ids(), Language.EN);
    }

    private State red() {
        return rooms.at(table, room -> room.state(ANNA.id(), Optional.of(Seat.RED), Language.EN, 0));
    }

    private void choose() {
        State state = red();
        String code = state.decisions().getFirst().choices().getFirst().code();
        rooms.<Integer>at(table, room -> room.choose(ANNA.id(), Seat.RED, state.ply(), code));
        made.clear();
    }

    @Test
    void oneViewForAllWhoSeeTheSame() {
        State first = spectator(Language.EN);
        assertThat(spectator(Language.RU).view()).isSameAs(first.view());
        assertThat(spectator(Language.EN).standings()).isSameAs(first.standings());
        red();
        assertThat(red().view()).isNotEqualTo(first.view());
        assertThat(made).containsExactly(Viewer.SPECTATOR, Viewer.of(Seat.RED));
    }

    @Test
    void oneLineForAllWhoAreToldTheSame() {
        choose();
        LogLine first = spectator(Language.EN).log().getLast();
        assertThat(spectator(Language.EN).log().getLast()).isSameAs(first);
        assertThat(spectator(Language.RU).log().getLast()).isNotEqualTo(first);
        assertThat(red().log().getLast().text()).as("what was whispered").isNotEqualTo(first.text());
    }

    /** As whispers are: who is told something else is told another phrase. */
    @Test
    void whoIsToldSomethingElseReadsSomethingElse() {
        LogLines lines = new LogLines(words());
        Phrase toAll = Phrase.of("toy.round", 1);
        LogLine line = lines.line(1, toAll);
        assertThat(lines.line(1, toAll)).isSameAs(line);
        assertThat(lines.line(1, Phrase.of("toy.round", 2))).isNotEqualTo(line);
        assertThat(lines.line(2, toAll).ply()).isEqualTo(2);
    }

    @Test
    void anotherOneWhenTheGameHasGoneOn() {
        State before = spectator(Language.EN);
        choose();
        assertThat(spectator(Language.EN).view()).isNotEqualTo(before.view());
        assertThat(made).containsExactly(Viewer.SPECTATOR);
    }

    @Test
    void whatWasTakenBackIsNotSeenAnyMore() {
        State before = red();
        choose();
        Object after = red().view();
        rooms.at(table, room -> room.undo(ANNA.id(), Seat.RED, new UndoWish.Own(0), Language.EN));
        assertThat(red().view()).isEqualTo(before.view()).isNotEqualTo(after);
    }
}
