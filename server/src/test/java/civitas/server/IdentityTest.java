package civitas.server;

import static civitas.server.Client.agent;
import static civitas.server.Client.me;
import static civitas.server.Client.open;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Who is who: guests who get an account, names that are somebody's, sessions that end. */
class IdentityTest extends ServerTest {

    private static final String PASSWORD = "four yellow hats";

    private final SetClock clock = new SetClock();

    @Override
    Clock clock() {
        return clock;
    }

    @Override
    Settings settings(Path directory) {
        return super.settings(directory).behindProxy();
    }

    @Test
    void aGuestWhoSignsUpKeepsEverything() throws InterruptedException {
        Client guest = guest("Wanda the guest");
        String running = guest.table(me(), agent("random"));
        String waiting = guest.ok("POST", "/api/tables", Map.of("seats", List.of(me(), open())))
                .path("id")
                .asString();
        String id = guest.ok("GET", "/api/me", "").path("id").asString();
        Ear ear = guest.live("/api/tables/" + running + "/live");
        ear.next("state");
        JsonNode account = guest.ok("POST", "/api/accounts", Map.of("name", "Wanda", "password", PASSWORD));
        assertThat(account.path("id").asString()).isEqualTo(id);
        assertThat(account.path("guest").asBoolean()).isFalse();
        assertThat(guest.ok("GET", "/api/tables?scope=mine", "").size()).isEqualTo(2);
        JsonNode seat = guest.state(running).path("table").path("seats").path(0);
        assertThat(seat.path("mine").asBoolean()).isTrue();
        assertThat(seat.path("name").asString()).isEqualTo("Wanda");
        assertThat(seat.path("guest").asBoolean()).isFalse();
        assertThat(Notices.of(nobody(), waiting)).containsExactly("handed-over");
        assertThat(ear.next(message ->
                        message.path("line").path("notice").asString("").equals("handed-over")))
                .contains("Wanda");
        assertThat(guest.ok("GET", "/api/tables/" + waiting, "").path("hosting").asBoolean())
                .isTrue();

        Client elsewhere = nobody();
        elsewhere.ok("POST", "/api/login", Map.of("name", "wanda", "password", PASSWORD));
        assertThat(elsewhere.ok("GET", "/api/tables?scope=mine", "").size()).isEqualTo(2);
        restart();
        assertThat(nobody().ok("GET", "/api/tables/" + running, "")
                        .path("seats")
                        .path(0)
                        .path("name")
                        .asString())
                .isEqualTo("Wanda");
    }

    @Test
    void aGuestSignsUpOnlyOnce() throws Exception {
        Client guest = guest("Twice");
        List<Future<Integer>> tries = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 6; i++) {
                Map<String, String> wish = Map.of("name", "Twice" + (char) ('a' + i), "password", PASSWORD);
                tries.add(threads.submit(() -> guest.post("/api/accounts", wish).status()));
            }
            for (Future<Integer> attempt : tries) {
                assertThat(attempt.get()).isIn(200, 403);
            }
        }
        String name = guest.ok("GET", "/api/me", "").path("name").asString();
        assertThat(name).startsWith("Twice").hasSize(6);
    }

    @Test
    void whoeverSignsInAsAGuestMayBringTheSeatsAlong() throws Exception {
        Client account = nobody();
        account.ok("POST", "/api/accounts", Map.of("name", "Xenia", "password", PASSWORD));
        Client guest = guest("Somebody");
        String table = guest.table(me(), agent("random"));
        Ear ear = guest.live("/api/tables/" + table + "/live");
        ear.next("state");
        guest.ok("POST", "/api/login", Map.of("name", "Xenia", "password", PASSWORD, "bring", true));
        assertThat(account.state(table).path("seat").asString()).isEqualTo("red");
        assertThat(account.ok("GET", "/api/tables/" + table, "").path("hosting").asBoolean())
                .isTrue();
        assertThat(ear.closeCode()).as("the guest's session is over").isEqualTo(4401);

        Client other = guest("Somebody else");
        String left = other.table(me(), agent("random"));
        other.ok("POST", "/api/login", Map.of("name", "Xenia", "password", PASSWORD));
        assertThat(other.state(left).path("seat").asString()).isEmpty();
    }

    @Test
    void guestsDoNotWearTheNamesOfAccounts() {
        nobody().ok("POST", "/api/accounts", Map.of("name", "Marta", "password", PASSWORD));
        for (String name : List.of("Marta", "MARTA", "M a r t a", "Маrtа", "Mártа")) {
            assertThat(nobody().post("/api/guest", Map.of("name", name)).code())
                    .as(name)
                    .isEqualTo("name-taken");
            assertThat(nobody().post("/api/accounts", Map.of("name", name, "password", PASSWORD))
                            .code())
                    .as(name)
                    .isEqualTo("name-taken");
        }
        for (String name : List.of("Guest", "гость")) {
            assertThat(nobody().post("/api/accounts", Map.of("name", name, "password", PASSWORD))
                            .code())
                    .isEqualTo("name-taken");
        }
        Client guest = guest("Martha");
        Map<String, String> borrowed = Map.of("kind", "me", "name", "Mаrta");
        assertThat(guest.post("/api/tables", Map.of("seats", List.of(borrowed, agent("random"))))
                        .status())
                .isEqualTo(422);
        String table = guest.table(me(), agent("random"));
        assertThat(guest.ok("GET", "/api/tables/" + table, "")
                        .path("seats")
                        .path(0)
                        .path("guest")
                        .asBoolean())
                .isTrue();
    }

    @Test
    void liveConnectionsEndWithTheSession() throws Exception {
        Client anna = nobody();
        anna.ok("POST", "/api/accounts", Map.of("name", "Yvonne", "password", PASSWORD));
        String table = anna.table(me(), agent("random"));
        Client thief = nobody();
        thief.ok("POST", "/api/login", Map.of("name", "Yvonne", "password", PASSWORD));
        Ear own = anna.live("/api/tables/" + table + "/live");
        Ear stolen = thief.live("/api/tables/" + table + "/live");
        Ear lobby = thief.live("/api/lobby/live");
        own.next("state");
        stolen.next("state");
        assertThat(anna.post("/api/me/password", Map.of("password", "wrong", "newPassword", "five yellow hats"))
                        .status())
                .isEqualTo(401);
        assertThat(anna.post("/api/me/password", Map.of("password", PASSWORD, "newPassword", "password"))
                        .status())
                .isEqualTo(422);
        anna.ok("POST", "/api/me/password", Map.of("password", PASSWORD, "newPassword", "five yellow hats"));
        assertThat(stolen.closeCode()).isEqualTo(4401);
        assertThat(lobby.closeCode()).isEqualTo(4401);
        assertThat(thief.ok("GET", "/api/me", "").path("signedIn").asBoolean()).isFalse();
        assertThat(anna.ok("GET", "/api/me", "").path("signedIn").asBoolean()).isTrue();
        assertThat(nobody().post("/api/login", Map.of("name", "Yvonne", "password", PASSWORD))
                        .status())
                .isEqualTo(401);
        anna.ok("POST", "/api/logout", Map.of());
        assertThat(own.closeCode()).isEqualTo(4401);
    }

    @Test
    void aSessionRunsOutAlsoIfItIsUsedAndItsLiveConnectionsWithIt() throws Exception {
        Client anna = guest("Zoe");
        assertThat(anna.ok("GET", "/api/me", "").path("signedIn").asBoolean()).isTrue();
        String table = anna.table(me(), agent("random"));
        Ear game = anna.live("/api/tables/" + table + "/live");
        Ear lobby = anna.live("/api/lobby/live");
        Ear stranger = nobody().live("/api/lobby/live");
        game.next("state");
        server.ping();
        game.next("ping");
        lobby.next("ping");
        clock.goOn(Duration.ofDays(366));
        assertThat(anna.ok("GET", "/api/me", "").path("signedIn").asBoolean()).isFalse();
        server.ping();
        assertThat(game.closeCode()).isEqualTo(4401);
        assertThat(lobby.closeCode()).isEqualTo(4401);
        stranger.next("ping");
        stranger.next("ping");
    }

    @Test
    void guessesFromManyAddressesAreSlowButTheOwnerComesIn() {
        nobody().ok("POST", "/api/accounts", Map.of("name", "Ursula", "password", PASSWORD));
        assertThat(login("Ursula", PASSWORD, "10.0.0.1")).isEqualTo(200);
        int refused = 0;
        for (int i = 0; i < 20; i++) {
            refused += login("Ursula", "guess number " + i, "10.1.0." + i) == 429 ? 1 : 0;
        }
        assertThat(refused).isGreaterThanOrEqualTo(5);
        assertThat(login("Ursula", PASSWORD, "10.0.0.1")).isEqualTo(200);
        assertThat(login("Nobody at all", "guess", "10.2.0.1")).isEqualTo(401);
    }

    private int login(String name, String password, String address) {
        return nobody().send(
                        "POST",
                        "/api/login",
                        "{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}",
                        Map.of("X-Civitas", "1", "X-Forwarded-For", address))
                .status();
    }

    @Test
    void commonPasswordsAreRefusedWithAReason() {
        Client.Answer answer = nobody().post("/api/accounts", Map.of("name", "Vera", "password", "Password123"));
        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.json().path("detail").asString()).contains("anybody would try");
    }
}
