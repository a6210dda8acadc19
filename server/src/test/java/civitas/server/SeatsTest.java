package civitas.server;

import static civitas.server.Client.agent;
import static civitas.server.Client.me;
import static civitas.server.Client.open;
import static civitas.server.Client.together;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Links, substitutes, leaving and undoing. */
class SeatsTest extends ServerTest {

    @Test
    void aLinkGivesASeatAwayOnce() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = anna.ok("POST", "/api/tables", Map.of("seats", List.of(me(), open()), "public", false))
                .path("id")
                .asString();
        JsonNode link = anna.ok("POST", "/api/tables/" + table + "/seats/blue/link", Map.of());
        assertThat(link.path("url").asString())
                .endsWith("/seat/" + link.path("secret").asString());
        String path = "/api/seat-links/" + link.path("secret").asString();
        JsonNode info = boris.ok("POST", path, Map.of());
        assertThat(info.path("seats").path(1).path("mine").asBoolean()).isTrue();
        assertThat(info.path("seats").path(1).path("name").asString()).isEqualTo("Boris");
        assertThat(anna.post(path, Map.of()).status()).isEqualTo(404);
        assertThat(anna.post("/api/tables/" + table + "/seats/blue/link", Map.of())
                        .status())
                .isEqualTo(403);

        // Boris goes on on his phone.
        Client phone = guest("Boris on the phone");
        String own = boris.ok("POST", "/api/tables/" + table + "/seats/blue/link", Map.of())
                .path("secret")
                .asString();
        phone.ok("POST", "/api/seat-links/" + own, Map.of());
        anna.ok("POST", "/api/tables/" + table + "/start", Map.of());
        assertThat(phone.state(table).path("seat").asString()).isEqualTo("blue");
        assertThat(boris.state(table).path("seat").asString()).isEmpty();
    }

    @Test
    void whoeverLeavesARunningGameIsFollowedByAComputer() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = together(Map.of("kind", "free"), anna, boris);
        JsonNode info = anna.ok("POST", "/api/tables/" + table + "/leave", Map.of());
        assertThat(info.path("seats").path(0).path("kind").asString()).isEqualTo("agent");
        assertThat(boris.ok("GET", "/api/tables/" + table, "").path("hosting").asBoolean())
                .isTrue();
    }

    @Test
    void aTableThatNeverStartedGoesWithItsLastPerson() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = anna.ok("POST", "/api/tables", Map.of("seats", List.of(me(), open())))
                .path("id")
                .asString();
        boris.ok("POST", "/api/tables/" + table + "/join", Map.of());
        assertThat(anna.post("/api/tables/" + table + "/leave", Map.of()).status())
                .isEqualTo(200);
        assertThat(boris.post("/api/tables/" + table + "/leave", Map.of()).status())
                .isEqualTo(204);
        assertThat(boris.get("/api/tables/" + table).status()).isEqualTo(404);
    }

    @Test
    void ownChoicesAreTakenBackFreelyOthersOnlyTogether() throws InterruptedException {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = together(Map.of("kind", "free"), anna, boris);
        String base = "/api/tables/" + table;
        Ear ear = boris.live(base + "/live");
        anna.chooseFirst(table, "red");
        assertThat(anna.state(table).path("undo").path("freeTo").asInt()).isZero();
        assertThat(anna.ok("POST", base + "/undo", Map.of("seat", "red", "toPly", 0))
                        .path("ply")
                        .asInt())
                .isZero();
        anna.chooseFirst(table, "red");
        boris.chooseFirst(table, "blue");
        ear.stateAt(2);
        assertThat(anna.post(base + "/undo", Map.of("seat", "red", "toPly", 0)).status())
                .isEqualTo(403);
        anna.ok("POST", base + "/undo/request", Map.of("seat", "red", "toPly", 1));
        JsonNode asked = boris.state(table).path("undo").path("request");
        assertThat(asked.path("by").asString()).isEqualTo("red");
        boris.ok("POST", base + "/undo/decline", Map.of("seat", "blue"));
        assertThat(boris.state(table).path("undo").has("request")).isFalse();
        anna.ok("POST", base + "/undo/request", Map.of("seat", "red", "toPly", 1));
        assertThat(boris.post(base + "/undo/agree", Map.of("seat", "blue")).status())
                .isEqualTo(422);
        boris.ok("POST", base + "/undo/agree", Map.of("seat", "blue", "ply", 2, "toPly", 1));
        assertThat(anna.state(table).path("ply").asInt()).isEqualTo(1);
        String rewound = ear.next(message -> message.path("state").path("ply").asInt(-1) == 1);
        assertThat(rewound).contains("\"logFrom\":0");

        restart();
        assertThat(nobody().state(table).path("ply").asInt()).isEqualTo(1);
    }

    @Test
    void consentIsToTheWishThatWasSeen() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = together(Map.of("kind", "free"), anna, boris);
        String base = "/api/tables/" + table;
        anna.chooseFirst(table, "red");
        boris.chooseFirst(table, "blue");
        anna.ok("POST", base + "/undo/request", Map.of("seat", "red", "toPly", 1));
        JsonNode seen = boris.state(table).path("undo").path("request");
        assertThat(seen.path("ply").asInt()).isEqualTo(2);
        assertThat(seen.path("toPly").asInt()).isEqualTo(1);
        anna.ok("POST", base + "/undo/request", Map.of("seat", "red", "toPly", 0));
        Client.Answer stale = boris.post(base + "/undo/agree", Map.of("seat", "blue", "ply", 2, "toPly", 1));
        assertThat(stale.status()).isEqualTo(409);
        assertThat(stale.json().path("detail").asString()).contains("2 steps back");
        assertThat(stale.json()
                        .path("state")
                        .path("undo")
                        .path("request")
                        .path("toPly")
                        .asInt())
                .isZero();
        assertThat(boris.post(base + "/undo/agree", Map.of("seat", "blue", "ply", 1, "toPly", 0))
                        .status())
                .isEqualTo(409);
        assertThat(boris.state(table).path("ply").asInt()).isEqualTo(2);
        boris.ok("POST", base + "/undo/agree", Map.of("seat", "blue", "ply", 2, "toPly", 0));
        assertThat(boris.state(table).path("ply").asInt()).isZero();
        assertThat(Notices.of(boris, table)).containsExactly("undo-asked", "undo-asked", "undo-agreed", "undone");
    }

    @Test
    void computersAgreeToUndo() throws InterruptedException {
        Client anna = guest("Anna");
        String table = anna.table(me(), agent("random"));
        anna.ok("POST", "/api/tables/" + table + "/speed", Map.of("millis", 0));
        Ear ear = anna.live("/api/tables/" + table + "/live");
        ear.stateAt(1);
        anna.ok("POST", "/api/tables/" + table + "/speed", Map.of("millis", -1));
        int ply = anna.chooseFirst(table, "red");
        JsonNode state =
                anna.ok("POST", "/api/tables/" + table + "/undo/request", Map.of("seat", "red", "toPly", ply - 1));
        assertThat(state.path("ply").asInt()).isEqualTo(ply - 1);
    }
}
