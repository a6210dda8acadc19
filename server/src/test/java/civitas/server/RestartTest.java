package civitas.server;

import static civitas.server.Client.me;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
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
}
