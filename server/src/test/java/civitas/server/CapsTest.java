package civitas.server;

import static civitas.server.Client.agent;
import static civitas.server.Client.me;
import static civitas.server.Client.open;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.api.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** One person, or one network, has only so many tables and connections at once. */
class CapsTest extends ServerTest {

    private static final List<Object> PAIR = List.of(me(), open());
    private static final List<Object> COMPUTERS = List.of(agent("random"), agent("random"));

    private int addresses;

    @Override
    Settings settings(Path directory) {
        return Settings.local(0, directory)
                .with(Settings.Limits.NONE.with(new Settings.Caps(3, 5, 1, 2, 2, 100)))
                .behindProxy();
    }

    private String newAddress() {
        addresses++;
        return "10.0.0." + addresses;
    }

    private Client.Answer make(Client who, String address, List<Object> seats, boolean start) {
        return who.send(
                "POST",
                "/api/tables?lang=en",
                Json.write(Map.of("seats", seats, "start", start)),
                Map.of("X-Civitas", "1", "Content-Type", "application/json", "X-Forwarded-For", address));
    }

    @Test
    void aPersonHasOnlySoManyTablesAtOnce() {
        Client anna = guest("Anna");
        String first = "";
        for (int i = 0; i < 3; i++) {
            Client.Answer made = make(anna, newAddress(), PAIR, false);
            assertThat(made.status()).isEqualTo(201);
            first = made.json().path("id").asString();
        }
        Client.Answer refused = make(anna, newAddress(), PAIR, false);
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.text()).contains("You already have 3 tables");
        assertThat(make(guest("Boris"), newAddress(), PAIR, false).status()).isEqualTo(201);
        anna.post("/api/tables/" + first + "/leave", Map.of());
        assertThat(make(anna, newAddress(), PAIR, false).status())
                .as("one was left")
                .isEqualTo(201);
    }

    @Test
    void aHundredWishesAtOnceAreCountedLikeAHundredInARow() throws Exception {
        Client anna = guest("Anna");
        String address = newAddress();
        List<Integer> statuses = new ArrayList<>();
        try (ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> wishes = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                wishes.add(crowd.submit(() -> make(anna, address, PAIR, false).status()));
            }
            for (Future<Integer> wish : wishes) {
                statuses.add(wish.get());
            }
        }
        assertThat(Collections.frequency(statuses, 201)).isEqualTo(3);
        assertThat(Collections.frequency(statuses, 403)).isEqualTo(27);
    }

    @Test
    void manyGuestsOfOneNetworkAreCountedTogether() {
        String address = newAddress();
        for (int i = 0; i < 5; i++) {
            assertThat(make(guest("Guest " + i), address, PAIR, false).status()).isEqualTo(201);
        }
        Client.Answer refused = make(guest("One more"), address, PAIR, false);
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.text()).contains("From your network there are already 5 tables");
    }

    @Test
    void onlySoManyTablesPlayByThemselves() {
        Client anna = guest("Anna");
        String address = newAddress();
        Client.Answer playing = make(anna, address, COMPUTERS, false);
        assertThat(playing.status()).isEqualTo(201);
        String table = "/api/tables/" + playing.json().path("id").asString();
        // so that the game does not end meanwhile
        anna.ok("POST", table + "/speed", Map.of("millis", -1));
        anna.ok("POST", table + "/start", Map.of());
        Client.Answer refused = make(anna, address, COMPUTERS, true);
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.text()).contains("Computers already play 1 game of yours by themselves.");
        Client.Answer later = make(anna, address, List.of(open(), agent("random"), agent("random")), false);
        assertThat(later.status()).isEqualTo(201);
        assertThat(anna.post("/api/tables/" + later.json().path("id").asString() + "/start", Map.of())
                        .status())
                .as("nobody came")
                .isEqualTo(403);
        assertThat(make(anna, address, List.of(me(), agent("random")), true).status())
                .as("with a person")
                .isEqualTo(201);
    }

    @Test
    void aPersonHasOnlySoManyConnectionsAtOnce() throws Exception {
        Client anna = guest("Anna");
        List<Ear> ears = new ArrayList<>(List.of(anna.live("/api/lobby/live"), anna.live("/api/lobby/live")));
        assertThat(isTurnedAway(anna, ears)).isTrue();
        assertThat(guest("Boris").live("/api/lobby/live")).isNotNull();
        ears.forEach(Ear::close);
        int tries = 0;
        while (!connects(anna)) {
            tries++;
            assertThat(tries).as("places become free").isLessThan(600);
            Thread.sleep(50);
        }
    }

    /**
     * Whether one connection more is one too many. They are counted when they have been made, in whatever order the server
     * comes to it: it is refused, or one of all is closed again.
     */
    private static boolean isTurnedAway(Client who, List<Ear> ears) throws Exception {
        try {
            ears.add(who.live("/api/lobby/live"));
        } catch (java.io.UncheckedIOException e) {
            assertThat(e).hasStackTraceContaining("429");
            return true;
        }
        return Ear.firstCloseCode(ears) == 1008;
    }

    private static boolean connects(Client who) {
        try {
            who.live("/api/lobby/live");
            return true;
        } catch (java.io.UncheckedIOException e) {
            return false;
        }
    }
}
