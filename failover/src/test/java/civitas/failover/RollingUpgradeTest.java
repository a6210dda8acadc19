package civitas.failover;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.cluster.ClusterPeers;
import civitas.kernel.toy.ToyGame;
import civitas.server.ServedGame;
import civitas.server.Server;
import civitas.server.Settings;
import civitas.server.load.Visitor;
import civitas.server.store.Store;
import civitas.server.store.TableId;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Servers are upgraded to other rules one after the other: tables go over to the new rules, and do not come back. */
class RollingUpgradeTest {

    private static final String SECRET = "a secret of two releases";
    private static final Map<String, String> ME = Map.of("kind", "me");
    private static final int TABLES = 4;

    private final HttpClient http = HttpClient.newHttpClient();
    private final List<String> seeds = new ArrayList<>();

    /** The toy game of a later release, which deals as before. */
    private static final class Later extends ToyGame {
        @Override
        public int rulesVersion() {
            return super.rulesVersion() + 1;
        }
    }

    @Test
    void tablesGoOverToNewRulesAndStayThere() throws Exception {
        String database = OnePostgres.newDatabase();
        int older = new ToyGame().rulesVersion();
        try (Store store = Store.open(database, new SimpleMeterRegistry())) {
            List<String> tables = new ArrayList<>();
            Server first = start(database, new ToyGame());
            Visitor anna = Visitor.guest(http, page(first), "Anna");
            for (int i = 0; i < TABLES; i++) {
                tables.add(newTable(anna));
                choose(anna, tables.getLast());
            }
            assertThat(tables).allMatch(id -> rules(store, id) == older);
            try (Server newer = start(database, new Later())) {
                first.close(); // writes its tables down and hands them over
                for (String id : tables) {
                    goOn(anna.at(page(newer)), id, 1);
                    assertThat(rules(store, id)).isEqualTo(older + 1);
                }
                // Somebody starts the older release again: it carries on what concerns a table, and gets none.
                try (Server again = start(database, new ToyGame())) {
                    for (String id : tables) {
                        goOn(anna.at(page(again)), id, 2);
                        assertThat(rules(store, id)).isEqualTo(older + 1);
                    }
                }
                for (String id : tables) {
                    goOn(anna.at(page(newer)), id, 3);
                }
            }
        }
        http.close();
    }

    private Server start(String database, ToyGame game) throws IOException {
        int port = FreePorts.inARow(2, List.of());
        seeds.add("127.0.0.1:" + port);
        Path data = Files.createTempDirectory(Files.createDirectories(Path.of("target/tmp")), "upgrade");
        return Server.start(
                Settings.local(0, data)
                        .with(database)
                        .with(Settings.Limits.NONE)
                        .with(new Settings.Cluster("127.0.0.1", port, List.copyOf(seeds), SECRET)),
                List.of(new ServedGame<>(game, ToyGame::worth)),
                ClusterPeers::new);
    }

    private static URI page(Server server) {
        return URI.create("http://127.0.0.1:" + server.port());
    }

    private static String newTable(Visitor host) {
        return host.require(host.post("/api/tables", Map.of("seats", List.of(ME, ME), "public", false, "start", true)))
                .path("id")
                .asString();
    }

    private static int rules(Store store, String id) {
        return store.tables().find(new TableId(id)).orElseThrow().rules();
    }

    /** Makes a choice as soon as somebody looks after the table; nothing of what was chosen before is lost. */
    private static void goOn(Visitor visitor, String id, int ply) throws InterruptedException {
        Trio.await(
                "table " + id + " is there", () -> visitor.get(path(id, "red")).isFine());
        assertThat(visitor.get(path(id, "red")).json().path("ply").asInt()).isEqualTo(ply);
        choose(visitor, id);
    }

    private static void choose(Visitor visitor, String id) {
        JsonNode state = visitor.require(visitor.get(path(id, "red")));
        String seat = state.path("waitingFor").path(0).asString();
        JsonNode own = visitor.require(visitor.get(path(id, seat)));
        String code = own.path("decisions")
                .path(0)
                .path("choices")
                .path(0)
                .path("code")
                .asString();
        visitor.require(visitor.post(
                "/api/tables/" + id + "/choices",
                Map.of("seat", seat, "ply", own.path("ply").asInt(), "code", code)));
    }

    private static String path(String id, String seat) {
        return "/api/tables/" + id + "/state?seat=" + seat;
    }
}
