package civitas.failover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.cluster.ClusterPeers;
import civitas.server.ServedGame;
import civitas.server.Server;
import civitas.server.Settings;
import civitas.server.load.Visitor;
import civitas.server.peer.Errand;
import civitas.server.peer.Neighbourhood;
import civitas.server.peer.PeerKey;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;

/** What somebody can do at a cluster who does not know its secret: what anybody can do at any server, and nothing more. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StrangerTest {

    private static final String SECRET = "a secret that no stranger knows";

    @SuppressWarnings("NullAway.Init")
    private Server server;

    @SuppressWarnings("NullAway.Init")
    private Settings.Cluster cluster;

    @BeforeAll
    void start() throws IOException {
        String database = OnePostgres.newDatabase();
        cluster = new Settings.Cluster("127.0.0.1", FreePorts.inARow(2, List.of()), List.of(), SECRET);
        Path data = Files.createTempDirectory(Files.createDirectories(Path.of("target/tmp")), "stranger");
        server = Server.start(
                Settings.local(0, data).with(database).with(cluster),
                List.of(new ServedGame<>(new ClashGame(), new ClashEvaluation())),
                ClusterPeers::new);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private static HttpClient client(PeerKey key) {
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .sslContext(key.context())
                .build();
    }

    private HttpResponse<String> ask(HttpClient http, URI address, Map<String, String> headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address)
                .header("X-Civitas", "1")
                .POST(HttpRequest.BodyPublishers.ofString("[]"));
        headers.forEach(request::header);
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private URI forwarding(String path) {
        return URI.create("https://127.0.0.1:" + cluster.forwardingPort() + path);
    }

    @Test
    void whoKnowsTheSecretIsHeard() throws Exception {
        try (HttpClient friend = client(new PeerKey(SECRET))) {
            HttpResponse<String> answer = ask(friend, forwarding(Neighbourhood.ONLINE), Map.of());
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).isEqualTo("{}");
        }
    }

    @Test
    void whoDoesNotKnowItGetsNoFurtherThanTheHandshake() throws Exception {
        try (HttpClient stranger = client(new PeerKey(SECRET + "!"))) {
            assertThatThrownBy(() -> ask(stranger, forwarding(Neighbourhood.ONLINE), Map.of()))
                    .isInstanceOf(IOException.class);
        }
        try (HttpClient anybody = HttpClient.newHttpClient()) {
            URI plain = URI.create("http://127.0.0.1:" + cluster.forwardingPort() + "/health");
            assertThatThrownBy(() ->
                            anybody.send(HttpRequest.newBuilder(plain).build(), HttpResponse.BodyHandlers.ofString()))
                    .isInstanceOf(IOException.class);
        }
    }

    /** Pekko itself: whoever joins a cluster gets a share of its tables, with all that is said there. */
    @Test
    void noStrangerJoins() {
        for (int port : List.of(cluster.port(), cluster.forwardingPort())) {
            SSLContext wrong = new PeerKey(SECRET + "!").context();
            assertThatThrownBy(() -> {
                        try (SSLSocket socket =
                                (SSLSocket) wrong.getSocketFactory().createSocket("127.0.0.1", port)) {
                            socket.startHandshake();
                        }
                    })
                    .isInstanceOf(IOException.class);
        }
    }

    /** On the public port the words that servers use among themselves mean nothing. */
    @Test
    void nobodyPretendsToBeAServer() throws Exception {
        URI page = URI.create("http://127.0.0.1:" + server.port());
        Map<String, String> pretended = Map.of(
                Errand.ADDRESS, "10.0.0.1", Errand.ORIGIN, "https://evil.example.org", Errand.TABLE, "mytablesname");
        try (HttpClient http = HttpClient.newHttpClient()) {
            assertThat(ask(http, page.resolve(Neighbourhood.ONLINE), pretended).statusCode())
                    .isEqualTo(404);
            assertThat(ask(http, page.resolve(Neighbourhood.PEOPLE), pretended).statusCode())
                    .isEqualTo(404);
            Visitor guest = Visitor.guest(http, page, "Eve");
            Map<String, String> me = Map.of("kind", "me");
            JsonNode table = guest.require(guest.with(pretended)
                    .post("/api/tables", Map.of("game", "clash", "public", false, "seats", List.of(me, me))));
            assertThat(table.path("id").asString()).isNotEqualTo("mytablesname");
            JsonNode link = guest.require(guest.with(pretended)
                    .post("/api/tables/" + table.path("id").asString() + "/seats/red/link", Map.of()));
            assertThat(link.path("url").asString()).startsWith(page.toString());
        }
    }
}
