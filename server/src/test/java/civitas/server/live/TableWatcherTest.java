package civitas.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Seat;
import civitas.kernel.text.Language;
import civitas.kernel.toy.ToyGame;
import civitas.server.Catalogue;
import civitas.server.ServedGame;
import civitas.server.SetClock;
import civitas.server.api.Json;
import civitas.server.api.Requests;
import civitas.server.room.Notices;
import civitas.server.room.Rooms;
import civitas.server.store.Person;
import civitas.server.store.PersonId;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import civitas.server.store.TableRow;
import civitas.server.trust.Seeds;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A client is told of everything, however late its messages leave. */
class TableWatcherTest {

    private static final Notices NOBODY = new Notices() {
        @Override
        public void tablesChanged() {
            // nobody hears it
        }

        @Override
        public void yourTurn(TableRow table, PersonId person, Presence presence) {
            // nobody hears it
        }
    };

    private final SetClock clock = new SetClock();
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final List<String> sent = new ArrayList<>();
    private final Person anna =
            new Person(new PersonId("anna"), "Anna", "", "", "en", Person.Mailing.UNWANTED, clock.instant());

    private final Queue<Callback> underWay = new ArrayDeque<>();
    private boolean slow;

    /** A table of two seats, both of them Anna's, which she looks at from the first one. */
    private interface Scene {
        void play(Rooms rooms, TableId id, TableWatcher watcher);
    }

    private void at(Scene scene) throws IOException {
        SimpleMeterRegistry meters = new SimpleMeterRegistry();
        Path directory = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "watcher");
        Catalogue catalogue = new Catalogue(List.of(new ServedGame<>(new ToyGame(), ToyGame::worth)));
        try (Store store = Store.open(Store.sqlite(directory), meters);
                Rooms rooms = new Rooms(store, catalogue, NOBODY, clock, Seeds.SECRET, 1, meters)) {
            store.people().add(anna, "");
            Requests.NewSeat me = new Requests.NewSeat("me", null, null);
            TableId id = rooms.create(
                    new Requests.NewTable(null, null, null, null, List.of(me, me), null, false, null, true), anna);
            TableWatcher watcher = watcher(rooms, id);
            rooms.at(id, room -> {
                room.watch(watcher);
                return id;
            });
            watcher.changed();
            scene.play(rooms, id, watcher);
        }
    }

    @Test
    void whatHappensBeforeOnesOwnChoiceIsToldIsToldWithIt() throws IOException {
        slow = true;
        at((rooms, id, watcher) -> {
            waiting.remove().run(); // who is here, and the state, are under way
            watcher.choose(new Requests.Choose("red", 0, first(rooms, id, Seat.RED)), "r");
            String answer = first(rooms, id, Seat.BLUE);
            rooms.<Integer>at(id, room -> room.choose(anna.id(), Seat.BLUE, 1, answer));
            sendAll();

            JsonNode last = Json.mapper().readTree(sent.getLast());
            assertThat(last.path("type").asString()).isEqualTo("patch");
            assertThat(last.path("patch").path("ply").path(0).asInt()).isEqualTo(2);
            assertThat(sent)
                    .as("the choice and what followed, as one")
                    .filteredOn(text -> text.contains("\"patch\""))
                    .hasSize(1);
        });
    }

    @Test
    void whoeverChoosesIsToldOnTheSpot() throws IOException {
        at((rooms, id, watcher) -> {
            sendAll();
            sent.clear();
            watcher.choose(new Requests.Choose("red", 0, first(rooms, id, Seat.RED)), "r");
            assertThat(waiting).as("what is left for others to send").isEmpty();
            assertThat(sent)
                    .extracting(
                            text -> Json.mapper().readTree(text).path("type").asString())
                    .containsExactly("accepted", "patch");
        });
    }

    private TableWatcher watcher(Rooms rooms, TableId id) {
        Teller teller = new Teller(Teller.Manner.PATCHES);
        return new TableWatcher(
                rooms,
                id,
                anna.id(),
                Optional.empty(),
                Optional.of(Seat.RED),
                Language.EN,
                teller,
                session(),
                waiting::add);
    }

    private String first(Rooms rooms, TableId id, Seat seat) {
        return rooms.at(id, room -> room.state(anna.id(), Optional.of(seat), Language.EN, 0))
                .decisions()
                .getFirst()
                .choices()
                .getFirst()
                .code();
    }

    private void sendAll() {
        while (!waiting.isEmpty() || !underWay.isEmpty()) {
            if (waiting.isEmpty()) {
                underWay.remove().succeed();
            } else {
                waiting.remove().run();
            }
        }
    }

    /** A connection that takes everything at once, or only when it is let. */
    private Session session() {
        return (Session) Proxy.newProxyInstance(
                Session.class.getClassLoader(), new Class<?>[] {Session.class}, (proxy, method, arguments) -> {
                    switch (method.getName()) {
                        case "isOpen" -> {
                            return true;
                        }
                        case "sendText" -> {
                            sent.add((String) arguments[0]);
                            Callback callback = (Callback) arguments[1];
                            if (slow) {
                                underWay.add(callback);
                            } else {
                                callback.succeed();
                            }
                            return null;
                        }
                        default -> throw new AssertionError("not expected: " + method);
                    }
                });
    }
}
