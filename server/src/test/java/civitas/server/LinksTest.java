package civitas.server;

import static civitas.server.Client.agent;
import static civitas.server.Client.me;
import static civitas.server.Client.open;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A link to a seat belongs to the seat and to its giver; used late, twice or by many it opens nothing. */
class LinksTest extends ServerTest {

    private static final int CROWD = 16;

    @Test
    void ofManyWhoUseOneLinkAtOnceOneGetsIn() throws Exception {
        Client anna = guest("Anna");
        String table = table(anna, me(), open());
        String link = link(anna, table, "blue");
        List<Client> crowd = new ArrayList<>();
        for (int i = 0; i < CROWD; i++) {
            crowd.add(guest("Guest " + i));
        }
        List<Integer> answers =
                atOnce(crowd, client -> client.post(link, Map.of()).status());
        assertThat(answers).containsOnlyOnce(200).containsOnly(200, 404);
        Client winner = crowd.get(answers.indexOf(200));
        anna.ok("POST", "/api/tables/" + table + "/start", Map.of());
        for (Client client : crowd) {
            assertThat(client.get("/api/tables/" + table + "/state?seat=blue").status())
                    .isEqualTo(client == winner ? 200 : 403);
        }
        assertThat(Notices.of(anna, table)).containsExactly("link-given", "link-taken");
    }

    @Test
    void ofManyLinksToOneSeatOneIsGood() throws Exception {
        Client anna = guest("Anna");
        String table = table(anna, me(), open());
        List<String> links = new ArrayList<>();
        List<Client> crowd = new ArrayList<>();
        for (int i = 0; i < CROWD; i++) {
            links.add(link(anna, table, "blue"));
            crowd.add(guest("Guest " + i));
        }
        List<Integer> answers = atOnce(
                crowd,
                client ->
                        client.post(links.get(crowd.indexOf(client)), Map.of()).status());
        assertThat(answers).containsOnlyOnce(200).containsOnly(200, 404);
    }

    @Test
    void aLinkEndsWhenSomebodySitsDownThere() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = table(anna, me(), open());
        String link = link(anna, table, "blue");
        boris.ok("POST", "/api/tables/" + table + "/join", Map.of("seat", "blue"));
        refused(guest("Clara"), link);
        boris.ok("POST", "/api/tables/" + table + "/leave", Map.of());
        refused(guest("Clara"), link);
    }

    @Test
    void aLinkEndsWhenItsSeatMovesUp() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = table(anna, me(), open(), open(), agent("random"));
        String early = link(anna, table, "blue");
        String computers = link(anna, table, "purple");
        boris.ok("POST", "/api/tables/" + table + "/join", Map.of("seat", "yellow"));
        String own = link(boris, table, "yellow");
        anna.ok("POST", "/api/tables/" + table + "/start", Map.of());
        assertThat(boris.state(table).path("seat").asString()).isEqualTo("blue");
        Client clara = guest("Clara");
        refused(clara, early);
        refused(clara, computers);
        refused(clara, own);
        assertThat(clara.get("/api/tables/" + table + "/state?seat=blue").status())
                .isEqualTo(403);
    }

    @Test
    void aLinkEndsWhenItsGiverLeaves() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = table(anna, me(), open(), agent("random"));
        boris.ok("POST", "/api/tables/" + table + "/join", Map.of("seat", "blue"));
        anna.ok("POST", "/api/tables/" + table + "/start", Map.of());
        String hosts = link(anna, table, "yellow");
        String own = link(anna, table, "red");
        anna.ok("POST", "/api/tables/" + table + "/leave", Map.of());
        refused(anna, hosts);
        refused(guest("Clara"), own);
        // Boris is the host now, and gives the same seat.
        guest("Clara").ok("POST", link(boris, table, "yellow"), Map.of());
    }

    @Test
    void aLinkEndsWhenItsGiverHasGivenTheSeatToSomebodyElse() {
        Client anna = guest("Anna");
        String table = table(anna, me(), agent("random"));
        anna.ok("POST", "/api/tables/" + table + "/start", Map.of());
        String one = link(anna, table, "red");
        String other = link(anna, table, "red");
        String computers = link(anna, table, "blue");
        Client boris = guest("Boris");
        JsonNode info = boris.ok("POST", one, Map.of());
        assertThat(info.path("hosting").asBoolean())
                .as("the host has no seat any more")
                .isTrue();
        refused(guest("Clara"), other);
        refused(anna, computers);
        assertThat(anna.get("/api/tables/" + table + "/state?seat=red").status())
                .isEqualTo(403);
    }

    @Test
    void aLinkOutlivesTheServer() {
        Client anna = guest("Anna");
        String table = table(anna, me(), open());
        String link = link(anna, table, "blue");
        restart();
        Client boris = guest("Boris");
        assertThat(boris.ok("POST", link, Map.of())
                        .path("seats")
                        .path(1)
                        .path("mine")
                        .asBoolean())
                .isTrue();
    }

    @Test
    void atAPublicTableEverybodyHasOneSeat() {
        Client anna = guest("Anna");
        assertThat(anna.post("/api/tables", Map.of("seats", List.of(me(), me())))
                        .status())
                .isEqualTo(422);
        String table = anna.ok("POST", "/api/tables", Map.of("seats", List.of(me(), open(), open())))
                .path("id")
                .asString();
        assertThat(anna.post("/api/tables/" + table + "/join", Map.of()).code()).isEqualTo("not-allowed");
        assertThat(anna.post(link(anna, table, "blue"), Map.of()).code()).isEqualTo("not-allowed");
        String among = table(anna, me(), open(), open());
        anna.ok("POST", "/api/tables/" + among + "/join", Map.of());
        anna.ok("POST", link(anna, among, "yellow"), Map.of());
    }

    private static String table(Client host, Object... seats) {
        return host.ok("POST", "/api/tables", Map.of("seats", List.of(seats), "public", false))
                .path("id")
                .asString();
    }

    private static String link(Client giver, String table, String seat) {
        return "/api/seat-links/"
                + giver.ok("POST", "/api/tables/" + table + "/seats/" + seat + "/link", Map.of())
                        .path("secret")
                        .asString();
    }

    private static void refused(Client taker, String link) {
        assertThat(taker.post(link, Map.of()).status()).isEqualTo(404);
    }

    private interface Try {
        int go(Client client);
    }

    private static List<Integer> atOnce(List<Client> clients, Try attempt) throws Exception {
        CountDownLatch start = new CountDownLatch(1);
        List<Integer> answers = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> tries = clients.stream()
                    .map(client -> threads.submit(() -> {
                        start.await();
                        return attempt.go(client);
                    }))
                    .toList();
            start.countDown();
            for (Future<Integer> done : tries) {
                answers.add(done.get());
            }
        }
        return answers;
    }
}
