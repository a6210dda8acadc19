package civitas.server;

import static civitas.server.Client.me;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A server that stops politely and starts again. */
class RestartTest extends ServerTest {

    @Test
    void everythingIsThereAfterARestart() {
        Client anna = guest("Anna");
        anna.ok("POST", "/api/logout", Map.of());
        anna.ok("POST", "/api/accounts", Map.of("name", "Анна", "password", "correct horse"));
        String table = anna.table(me(), me());
        JsonNode state = anna.state(table);
        String code = state.path("decisions")
                .path(0)
                .path("choices")
                .path(0)
                .path("code")
                .asString();
        assertThat(anna.choose(table, "red", 0, code).status()).isEqualTo(200);
        anna.ok("POST", "/api/tables/" + table + "/chat", Map.of("text", "<b>hello</b>"));
        String before = anna.state(table).path("view").toString();

        restart();

        Client again = nobody();
        assertThat(again.get("/api/tables/" + table + "/state?seat=red").status())
                .isEqualTo(403);
        again.ok("POST", "/api/login", Map.of("name", "анна", "password", "correct horse"));
        assertThat(again.state(table).path("view").toString()).isEqualTo(before);
        assertThat(again.ok("GET", "/api/tables/" + table + "/chat", "")
                        .path(0)
                        .path("text")
                        .asString())
                .isEqualTo("<b>hello</b>");
    }

    /** Whoever still read while the database is closed would leave its journal behind. */
    @Test
    void nobodyIsAtWorkAfterTheEnd(@TempDir Path directory) {
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        Server.start(settings(directory), games(), clock(), clock(), seeds()).close();
        assertThat(Thread.getAllStackTraces().keySet())
                .filteredOn(thread -> !before.contains(thread))
                .extracting(Thread::getName)
                .doesNotContain("rehearsal", "caretaker", "store-writer");
        assertThat(directory).isDirectoryNotContaining(file -> file.toString().endsWith("-wal"));
    }
}
