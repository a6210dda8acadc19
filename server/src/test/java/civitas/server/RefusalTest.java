package civitas.server;

import static civitas.server.Client.agent;
import static civitas.server.Client.me;
import static civitas.server.Client.open;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is not carried out, and what people are told about it. */
class RefusalTest extends ServerTest {

    @Test
    void aStaleClientIsShownTheNewState() throws InterruptedException {
        Client anna = guest("Anna");
        String table = anna.table(me(), me());
        Ear ear = anna.live("/api/tables/" + table + "/live?seat=red");
        String code = anna.state(table)
                .path("decisions")
                .path(0)
                .path("choices")
                .path(0)
                .path("code")
                .asString();
        assertThat(anna.choose(table, "red", 0, code).status()).isEqualTo(200);
        Client.Answer late = anna.choose(table, "red", 0, code);
        assertThat(late.status()).isEqualTo(409);
        assertThat(late.code()).isEqualTo("moved-on");
        assertThat(late.json().path("state").path("ply").asInt()).isEqualTo(1);
        assertThat(late.headers().firstValue("Content-Type")).hasValue("application/problem+json");

        ear.say(Map.of("type", "choose", "seat", "red", "ply", 0, "code", code, "ref", "7"));
        JsonNode refused = ear.next("refused");
        assertThat(refused.path("ref").asString()).isEqualTo("7");
        assertThat(refused.path("problem").path("code").asString()).isEqualTo("moved-on");
    }

    @Test
    void anIllegalChoiceIsExplained() {
        Client anna = guest("Anna");
        String table = anna.table(me(), me());
        Client.Answer answer = anna.choose(table, "red", 0, "fly moon");
        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.code()).isEqualTo("illegal-choice");
        assertThat(answer.json().path("legal").path(0).asString()).startsWith("bid ");
        assertThat(answer.json().path("detail").asString()).contains("fly moon");
        assertThat(anna.post("/api/tables/" + table + "/choices?lang=ru", Map.of("seat", "red", "ply", 0, "code", "x"))
                        .json()
                        .path("title")
                        .asString())
                .isEqualTo("Сейчас так нельзя");
        assertThat(anna.state(table).path("ply").asInt()).isZero();
    }

    @Test
    void everyCommandOfAForeignSeatIsRefused() {
        Client anna = guest("Anna");
        Client eve = guest("Eve");
        String table = anna.table(me(), agent("greedy"));
        String base = "/api/tables/" + table;
        JsonNode state = anna.state(table);
        String code = state.path("decisions")
                .path(0)
                .path("choices")
                .path(0)
                .path("code")
                .asString();
        for (Client stranger : List.of(eve, nobody())) {
            int expected = stranger == eve ? 403 : 401;
            assertThat(stranger.choose(table, "red", state.path("ply").asInt(), code)
                            .status())
                    .isEqualTo(expected);
            for (String command : List.of("/undo", "/undo/request", "/undo/agree", "/undo/decline")) {
                assertThat(stranger.post(base + command, Map.of("seat", "red", "toPly", 0))
                                .status())
                        .as(command)
                        .isEqualTo(expected);
            }
            for (String command : List.of(
                    "/start",
                    "/leave",
                    "/seats/red/link",
                    "/seats/blue/link",
                    "/seats/red/replace",
                    "/seats/red/return",
                    "/seats/blue/return")) {
                assertThat(stranger.post(base + command, Map.of()).status())
                        .as(command)
                        .isEqualTo(expected);
            }
            assertThat(stranger.post(base + "/speed", Map.of("millis", 0)).status())
                    .isEqualTo(expected);
            for (String look : List.of("/state?seat=red", "/replay?ply=0&seat=red")) {
                assertThat(stranger.get(base + look).status()).as(look).isEqualTo(403);
            }
            assertThat(stranger.get(base + "/record").status()).isEqualTo(403);
            assertThatThrownBy(() -> stranger.live(base + "/live?seat=red"))
                    .hasRootCauseMessage("Unexpected HTTP response status code 403");
        }
        assertThat(eve.state(table).path("seat").asString()).isEmpty();
        assertThat(anna.get(base + "/state?seat=blue").status()).isEqualTo(403);
        assertThat(anna.choose(table, "blue", 0, code).status()).isEqualTo(403);
    }

    @Test
    void aForeignSeatIsRefusedOnALiveConnection() throws InterruptedException {
        Client anna = guest("Anna");
        Client eve = guest("Eve");
        String table = anna.table(me(), me());
        String code = anna.state(table)
                .path("decisions")
                .path(0)
                .path("choices")
                .path(0)
                .path("code")
                .asString();
        Ear ear = eve.live("/api/tables/" + table + "/live");
        ear.say(Map.of("type", "choose", "seat", "red", "ply", 0, "code", code));
        assertThat(ear.next("refused").path("problem").path("code").asString()).isEqualTo("not-allowed");
        ear.sayRaw("{{{");
        assertThat(ear.next("refused").path("problem").path("code").asString()).isEqualTo("invalid");
        assertThat(anna.state(table).path("ply").asInt()).isZero();
    }

    @Test
    void forgedRequestsAreRefused() {
        Client anna = guest("Anna");
        Client.Answer answer =
                anna.send("POST", "/api/tables", "{\"seats\":[]}", Map.of("Content-Type", "application/json"));
        assertThat(answer.status()).isEqualTo(403);
        assertThat(nobody().get("/")
                        .headers()
                        .firstValue("Content-Security-Policy")
                        .orElse(""))
                .contains("default-src 'none'")
                .doesNotContain("unsafe");
        String cookie = anna.post("/api/guest", Map.of("name", "x"))
                .headers()
                .firstValue("Set-Cookie")
                .orElse("");
        assertThat(cookie).contains("HttpOnly", "SameSite=Lax", "Path=/");
    }

    @Test
    void wrongSetUpsAreExplained() {
        Client anna = guest("Anna");
        assertThat(anna.post("/api/tables", Map.of("seats", List.of(me()))).text())
                .contains("toy is for 2 to 4 players");
        assertThat(anna.post("/api/tables", Map.of("seats", List.of(me(), me()), "options", Map.of("hats", "2")))
                        .text())
                .contains("unknown option 'hats'");
        assertThat(anna.post("/api/tables", Map.of("seats", List.of(me(), agent("genius"))))
                        .code())
                .isEqualTo("invalid");
        assertThat(anna.post("/api/tables", Map.of("game", "chess", "seats", List.of(me(), me())))
                        .status())
                .isEqualTo(422);
        String waiting = anna.ok("POST", "/api/tables", Map.of("seats", List.of(me(), open())))
                .path("id")
                .asString();
        assertThat(anna.get("/api/tables/" + waiting + "/state").code()).isEqualTo("not-started");
        assertThat(anna.post("/api/tables/" + waiting + "/start", Map.of()).text())
                .contains("at least 2 players");
        assertThat(anna.get("/api/tables/nowhere").status()).isEqualTo(404);
    }

    @Test
    void accountsAreGuarded() {
        Client anna = nobody();
        assertThat(anna.post("/api/accounts", Map.of("name", "Carla", "password", "short"))
                        .status())
                .isEqualTo(422);
        assertThat(anna.post("/api/accounts", Map.of("name", "Carla", "password", "long enough"))
                        .status())
                .isEqualTo(200);
        assertThat(nobody().post("/api/accounts", Map.of("name", "CARLA", "password", "long enough"))
                        .code())
                .isEqualTo("name-taken");
        assertThat(nobody().post("/api/login", Map.of("name", "Carla", "password", "long enougH"))
                        .code())
                .isEqualTo("wrong-password");
        assertThat(nobody().post("/api/login", Map.of("name", "Nobody", "password", "long enough"))
                        .code())
                .isEqualTo("wrong-password");
        assertThat(anna.ok("PATCH", "/api/me", Map.of("email", "c@example.org", "notify", true))
                        .path("notify")
                        .asBoolean())
                .isTrue();
        assertThat(anna.ok("GET", "/api/me", "").path("email").asString()).isEqualTo("c@example.org");
        anna.ok("POST", "/api/logout", Map.of());
        assertThat(anna.ok("GET", "/api/me", "").path("signedIn").asBoolean()).isFalse();
    }
}
