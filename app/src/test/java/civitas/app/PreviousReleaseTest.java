package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.server.Catalogue;
import civitas.server.api.Json;
import civitas.server.api.LogLine;
import civitas.server.api.StandingInfo;
import civitas.server.api.State;
import civitas.server.room.Look;
import civitas.server.room.Notices;
import civitas.server.room.Rooms;
import civitas.server.room.Seen;
import civitas.server.store.PersonId;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.store.TableRow;
import civitas.server.trust.Seeds;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** What people played on the release before this one goes on, and what they finished can be read: an upgrade ends no game. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PreviousReleaseTest {

    private static final Path FIXTURE = Path.of("src/test/resources/previous-release");
    private static final int LAST_LINES = -1;
    private static final int GOES_ON = 25;

    private Path directory = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private Store store;

    @SuppressWarnings("NullAway.Init")
    private Rooms rooms;

    @SuppressWarnings("NullAway.Init")
    private PersonId anna;

    @BeforeAll
    void open() throws IOException {
        directory = Files.createTempDirectory(Files.createDirectories(Path.of("target/tmp")), "previous");
        try (InputStream in = new GZIPInputStream(Files.newInputStream(FIXTURE.resolve("civitas.db.gz")))) {
            Files.copy(in, directory.resolve("civitas.db"));
        }
        anna = new PersonId(expected().path("person").asString());
        begin();
    }

    private void begin() {
        store = Store.open(Store.sqlite(directory), new SimpleMeterRegistry());
        Catalogue catalogue = new Catalogue(Serve.games(Games.SHELF));
        rooms = new Rooms(
                store, catalogue, new Nobody(), Clock.systemUTC(), Seeds.SECRET, 1, new SimpleMeterRegistry());
    }

    @AfterAll
    void close() {
        rooms.close();
        store.close();
    }

    private static JsonNode expected() {
        try {
            return Json.mapper().readTree(Files.readAllBytes(FIXTURE.resolve("tables.json")));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    static Stream<String> running() {
        return tables("running");
    }

    static Stream<String> finished() {
        return tables("finished");
    }

    private static Stream<String> tables(String what) {
        List<String> ids = new ArrayList<>();
        for (JsonNode table : expected().path("tables")) {
            if (table.path("what").asString().equals(what)) {
                ids.add(table.path("id").asString());
            }
        }
        return ids.stream();
    }

    private static JsonNode expected(TableId id) {
        for (JsonNode table : expected().path("tables")) {
            if (table.path("id").asString().equals(id.value())) {
                return table;
            }
        }
        throw new IllegalArgumentException(id.value());
    }

    @ParameterizedTest
    @MethodSource("running")
    void aRunningTableGoesOn(String name) {
        TableId id = new TableId(name);
        TableRow before = store.tables().find(id).orElseThrow();
        JsonNode expected = expected(id);
        State state = state(id, Seat.RED);
        int taken = store.borders().of(id).stream()
                .mapToInt(border -> border.taken())
                .sum();
        assertThat(state.ply()).isEqualTo(expected.path("ply").asInt() - taken);
        if (taken == 0) {
            assertThat(Json.write(state.waitingFor())).isEqualTo(Json.write(expected.path("waitingFor")));
            assertPoints(state, expected);
        }
        boolean crossed = before.rules() < state.table().rules();
        assertThat(state.log().stream().map(LogLine::key).filter(key -> key.startsWith("log.rules")))
                .hasSize(crossed ? 1 : 0);
        for (int i = 0; i < GOES_ON; i++) {
            choose(id);
        }
        int ply = state(id, Seat.RED).ply();
        close();
        begin();
        assertThat(state(id, Seat.RED).ply()).isEqualTo(ply);
        choose(id);
    }

    @ParameterizedTest
    @MethodSource("finished")
    void aFinishedGameCanBeRead(String name) {
        TableId id = new TableId(name);
        State state = state(id, Seat.BLUE);
        assertThat(state.over()).isTrue();
        assertThat(state.ply()).isEqualTo(expected(id).path("ply").asInt());
        assertThat(state.log()).isNotEmpty();
        assertPoints(state, expected(id));
        assertThat(rooms.<String>at(
                        id, room -> room.past(anna, Optional.empty()).text()))
                .contains("rules: 1\n");
        assertThat(rooms.<List<?>>at(
                        id, room -> room.past(anna, Optional.empty()).points()))
                .isNotEmpty();
    }

    private static void assertPoints(State state, JsonNode expected) {
        for (StandingInfo standing : state.standings()) {
            assertThat(standing.points())
                    .isEqualTo(expected.path("points").path(standing.seat()).asDouble());
        }
    }

    private State state(TableId id, Seat seat) {
        return rooms.at(id, room -> room.state(anna, Optional.of(seat), Language.EN, LAST_LINES));
    }

    private void choose(TableId id) {
        Seat seat = Seat.parse(state(id, Seat.RED).waitingFor().getFirst()).orElseThrow();
        State state = state(id, seat);
        String code = state.decisions().getFirst().choices().getFirst().code();
        rooms.<Seen.Glimpse>at(id, room -> room.choose(anna, seat, state.ply(), code, Look.from(seat, Language.EN)));
    }

    /** Nobody hears of anything. */
    private static final class Nobody implements Notices {
        @Override
        public void tablesChanged() {
            // nobody hears it
        }

        @Override
        public void yourTurn(TableRow table, PersonId person, Presence presence) {
            // nobody hears it
        }
    }
}
