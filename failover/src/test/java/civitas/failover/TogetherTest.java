package civitas.failover;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.cluster.ClusterPeers;
import civitas.server.ServedGame;
import civitas.server.Server;
import civitas.server.Settings;
import civitas.server.load.LiveLine;
import civitas.server.load.Visitor;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;

/** People notice nothing of there being two servers. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TogetherTest {

    private static final String SECRET = "a secret that two servers know";
    private static final Map<String, String> ME = Map.of("kind", "me");

    private static final int TOO_MANY = 429;

    private final HttpClient http = HttpClient.newHttpClient();
    private final List<Server> servers = new ArrayList<>();

    @BeforeAll
    void start() throws IOException {
        String database = OnePostgres.newDatabase();
        List<Integer> ports = new ArrayList<>();
        for (int number = 0; number < 2; number++) {
            ports.add(FreePorts.inARow(2, ports));
        }
        List<String> seeds = ports.stream().map(port -> "127.0.0.1:" + port).toList();
        for (int port : ports) {
            Path data = Files.createTempDirectory(Files.createDirectories(Path.of("target/tmp")), "together");
            servers.add(Server.start(
                    Settings.local(0, data)
                            .with(database)
                            .with(Settings.Limits.NONE)
                            .with(new Settings.Cluster("127.0.0.1", port, seeds, SECRET)),
                    List.of(new ServedGame<>(new ClashGame(), new ClashEvaluation())),
                    ClusterPeers::new));
        }
    }

    @AfterAll
    void stop() {
        servers.reversed().forEach(Server::close);
        http.close();
    }

    private URI page(int number) {
        return URI.create("http://127.0.0.1:" + servers.get(number).port());
    }

    private Visitor guest(String name) {
        return Visitor.guest(http, page(0), name);
    }

    /** A live connection that remembers what it heard, and how it ended. */
    private static final class Ear implements LiveLine.Hearer {

        private final Queue<String> messages = new ConcurrentLinkedQueue<>();

        @Override
        public void heard(String message) {
            messages.add(message);
        }

        @Override
        public void closed(int status) {
            messages.add("closed " + status);
        }

        void await(String word) throws InterruptedException {
            Trio.await("“" + word + "” is heard", () -> messages.stream().anyMatch(message -> message.contains(word)));
        }
    }

    private static String newTable(Visitor host, boolean listed) {
        List<Map<String, String>> seats = listed ? List.of(ME, Map.of("kind", "open")) : List.of(ME, ME);
        return host.require(host.post(
                        "/api/tables", Map.of("game", "clash", "seats", seats, "public", listed, "start", !listed)))
                .path("id")
                .asString();
    }

    @Test
    void aTableIsTheSameAtBothServers() throws Exception {
        Visitor anna = guest("Anna");
        Visitor there = anna.at(page(1));
        for (int i = 0; i < 6; i++) { // some of them here, some of them there
            String id = newTable(i % 2 == 0 ? anna : there, false);
            Ear ear = new Ear();
            try (LiveLine line = there.connect("/api/tables/" + id + "/live?patches=1&seat=red", ear)) {
                ear.await("\"type\":\"state\"");
                JsonNode state = anna.require(anna.get("/api/tables/" + id + "/state?seat=red"));
                String seat = state.path("waitingFor").path(0).asString();
                JsonNode own = anna.require(anna.get("/api/tables/" + id + "/state?seat=" + seat));
                String code = own.path("decisions")
                        .path(0)
                        .path("choices")
                        .path(0)
                        .path("code")
                        .asString();
                anna.require(anna.post("/api/tables/" + id + "/choices", Map.of("seat", seat, "ply", 0, "code", code)));
                ear.await("\"type\":\"patch\"");
                line.say("{\"type\":\"nonsense\",\"ref\":\"r1\"}");
                ear.await("\"ref\":\"r1\"");
            }
            assertThat(there.require(there.get("/api/tables/" + id)).path("ply").asInt())
                    .isPositive();
        }
        assertThat(there.get("/api/tables/nosuchtable2/state").status()).isEqualTo(404);
    }

    @Test
    void listsChangeEverywhereAndShowWhoIsLooking() throws Exception {
        Visitor boris = guest("Boris");
        Visitor clara = guest("Clara");
        Ear lobby = new Ear();
        try (LiveLine _ = clara.at(page(1)).connect("/api/lobby/live", lobby)) {
            String id = newTable(boris, true);
            lobby.await("\"type\":\"tables\"");
            Ear table = new Ear();
            try (LiveLine _ = boris.at(page(1)).connect("/api/tables/" + id + "/live?seat=red", table)) {
                table.await("\"type\":\"table\"");
                for (int server = 0; server < 2; server++) {
                    Visitor reader = clara.at(page(server));
                    Trio.await("the list shows who is looking", () -> isOnline(reader, id));
                }
            }
        }
    }

    private static boolean isOnline(Visitor reader, String id) {
        for (JsonNode table : reader.require(reader.get("/api/tables?scope=open"))) {
            if (table.path("id").asString().equals(id)) {
                return table.path("seats").path(0).path("online").asBoolean();
            }
        }
        return false;
    }

    @Test
    void aSessionThatIsEndedIsEndedEverywhere() throws Exception {
        Visitor dora = guest("Dora");
        String id = newTable(dora, false);
        List<Ear> ears = new ArrayList<>();
        List<LiveLine> lines = new ArrayList<>();
        for (int server = 0; server < 2; server++) {
            Ear ear = new Ear();
            ears.add(ear);
            lines.add(dora.at(page(server)).connect("/api/tables/" + id + "/live?seat=red", ear));
            ear.await("\"type\":\"state\"");
        }
        Visitor there = dora.at(page(1));
        assertThat(there.require(there.get("/api/me")).path("signedIn").asBoolean())
                .isTrue();
        assertThat(dora.post("/api/logout", Map.of()).status()).isEqualTo(204);
        for (Ear ear : ears) {
            ear.await("closed 4401");
        }
        Trio.await(
                "the session is forgotten",
                () -> !there.require(there.get("/api/me")).path("signedIn").asBoolean());
        lines.forEach(LiveLine::close);
    }

    /** A guest is called otherwise at every table, wherever it is. */
    @Test
    void aNameChangesEverywhere() throws Exception {
        Visitor emil = guest("Emil");
        List<String> tables = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            tables.add(newTable(emil, false));
        }
        Visitor there = emil.at(page(1));
        assertThat(there.require(there.get("/api/me")).path("name").asString()).isEqualTo("Emil");
        emil.require(emil.patch("/api/me", Map.of("name", "Emilia")));
        for (String id : tables) {
            assertThat(there.require(there.get("/api/tables/" + id))
                            .path("host")
                            .asString())
                    .isEqualTo("Emilia");
        }
        Trio.await(
                "the name is known",
                () -> there.require(there.get("/api/me"))
                        .path("name")
                        .asString()
                        .equals("Emilia"));
    }

    /**
     * Who has used a share up at one server has used it up at the other: after five wrong passwords there is one try in 20 seconds. The
     * other server alone would allow five more.
     */
    @Test
    void sharesAreOfAllServersTogether() throws Exception {
        Map<String, String> guess = Map.of("name", "Nobody", "password", "wrong horse battery");
        Visitor thief = new Visitor(http, page(0));
        int tries = 0;
        while (thief.post("/api/login", guess).status() != TOO_MANY) {
            assertThat(++tries).isLessThanOrEqualTo(5);
        }
        Visitor there = new Visitor(http, page(1));
        tries = 0;
        while (there.post("/api/login", guess).status() != TOO_MANY) {
            assertThat(++tries).as("tries at the other server").isLessThan(4);
            Thread.sleep(4000);
        }
    }
}
