package civitas.app;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.Server;
import civitas.server.Settings;
import civitas.server.load.LoadRun;
import civitas.server.load.Visitor;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The server with the games it is really given. */
class ServeTest {

    /** So many times two seconds a busy machine gets for a few choices. */
    private static final int PATIENCE = 20;

    @TempDir
    private Path directory = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private Server server;

    @BeforeEach
    void start() {
        server = Server.start(Settings.local(0, directory).with(Settings.Limits.NONE), Serve.games(Games.SHELF));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void computersPlayAWholeGameAndItsRecordIsGood() throws InterruptedException {
        try (HttpClient http = HttpClient.newHttpClient()) {
            Visitor anna = Visitor.guest(http, URI.create(server.address()), "Anna");
            Map<String, String> random = Map.of("kind", "agent", "level", "random");
            String table = "/api/tables/"
                    + anna.require(anna.post("/api/tables", Map.of("seats", List.of(random, random), "start", true)))
                            .path("id")
                            .asString();
            anna.require(anna.post(table + "/speed", Map.of("millis", 0)));
            JsonNode state = anna.require(anna.get(table + "/state?lang=ru"));
            while (!state.path("over").asBoolean()) {
                Thread.sleep(100);
                state = anna.require(anna.get(table + "/state?lang=ru"));
                assertThat(state.path("log").toString()).doesNotContain("⟨");
            }
            assertThat(state.path("standings").path(0).path("categories").size())
                    .isPositive();
            assertThat(anna.require(anna.get(table + "/points")).size()).isGreaterThan(2);
            assertThat(anna.require(anna.get(table + "/replay?ply=5&seat=blue"))
                            .path("seat")
                            .asString())
                    .isEqualTo("blue");
            assertThat(anna.get(table + "/record").json().asString()).startsWith("civitas record 1\ngame: clash\n");
        }
    }

    @Test
    void botsPlayOverLiveConnectionsWithoutAnError() throws InterruptedException {
        try (LoadRun run = new LoadRun(
                List.of(URI.create(server.address())),
                Duration.ofMillis(100),
                new LoadRun.Played("clash", List.of()))) {
            run.open(5, count -> assertThat(count).isEqualTo(5));
            for (int tries = 0; tries < PATIENCE && run.figures().updates() <= 20; tries++) {
                run.play(
                        Duration.ZERO,
                        Duration.ofSeconds(2),
                        Duration.ofSeconds(2),
                        line -> assertThat(line).contains("updates"));
            }
            assertThat(run.figures().firstError()).isEmpty();
            assertThat(run.figures().updates()).isGreaterThan(20);
        }
    }
}
