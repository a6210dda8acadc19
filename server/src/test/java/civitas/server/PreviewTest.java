package civitas.server;

import static civitas.server.Client.me;
import static civitas.server.Client.open;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What a choice would lead to can be asked before it is made. */
class PreviewTest extends ServerTest {

    @Test
    void aChoiceIsTriedWithoutBeingMade() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = anna.ok("POST", "/api/tables", Map.of("seats", List.of(me(), open())))
                .path("id")
                .asString();
        boris.ok("POST", "/api/tables/" + table + "/join", Map.of());
        anna.ok("POST", "/api/tables/" + table + "/start", Map.of());
        JsonNode before = anna.state(table);
        String bid = code(before);

        JsonNode preview = anna.ok("GET", preview(table, "red", bid), "");
        assertThat(preview.path("reveals").asBoolean()).isFalse();
        assertThat(preview.path("view")).isNotEqualTo(before.path("view"));
        assertThat(anna.state(table).path("ply").asInt()).isZero();
        assertThat(anna.state(table).path("view")).isEqualTo(before.path("view"));

        assertThat(anna.choose(table, "red", 0, bid).status()).isEqualTo(200);
        assertThat(anna.state(table).path("view"))
                .as("the preview said what happens")
                .isEqualTo(preview.path("view"));
        assertThat(boris.ok("GET", preview(table, "blue", code(boris.state(table))), "")
                        .path("reveals")
                        .asBoolean())
                .as("the last bid uncovers all")
                .isTrue();
    }

    @Test
    void onlyOwnLegalChoicesAreTried() {
        Client anna = guest("Anna");
        String table = anna.table(me(), Client.agent("random"));
        String bid = code(anna.state(table));
        assertThat(anna.get(preview(table, "red", "fly")).status()).isEqualTo(409);
        assertThat(anna.get(preview(table, "blue", bid)).status()).isEqualTo(403);
        assertThat(nobody().get(preview(table, "red", bid)).status()).isEqualTo(403);
        assertThat(anna.get("/api/tables/" + table + "/preview?seat=red").status())
                .isEqualTo(422);
    }

    private static String code(JsonNode state) {
        return state.path("decisions")
                .path(0)
                .path("choices")
                .path(0)
                .path("code")
                .asString();
    }

    private static String preview(String table, String seat, String code) {
        return "/api/tables/" + table + "/preview?seat=" + seat + "&code=" + code.replace(" ", "%20");
    }
}
