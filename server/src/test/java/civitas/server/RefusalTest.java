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
                assertThat(stranger.post(base + command, Map.of("seat", "red", "ply", 1, "toPly", 0))
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
                    .hasRootCauseMessage("no live connection: 403");
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
                .contains("this game is for 2 to 4.");
        assertThat(anna.post(
                                "/api/tables",
                                Map.of("seats", List.of(me(), agent("random")), "options", Map.of("hats", "2")))
                        .text())
                .contains("There is no variant “hats” in this game.");
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
    void nonsenseIsRefusedInWordsAPersonUnderstands() {
        Client anna = guest("Anna");
        Map<String, String> headers = Map.of("X-Civitas", "1", "Content-Type", "application/json");
        Map<String, String> expected = Map.of(
                "{", "Здесь ожидается объект JSON, а это не он.",
                "[1,2]", "Здесь ожидается объект JSON, а это не он.",
                "null", "Здесь ожидается объект JSON, а это не он.",
                "{\"seats\":\"x\"}", "Значение «seats» имеет не тот вид, который здесь ожидается.",
                "{\"seats\":[{\"kind\":[]}]}", "Значение «seats[0].kind» имеет не тот вид, который здесь ожидается.",
                "{\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}],\"boxes\":[null]}",
                        "Значение «boxes» имеет не тот вид, который здесь ожидается.");
        expected.forEach((body, words) -> {
            Client.Answer answer = anna.send("POST", "/api/tables?lang=ru", body, headers);
            assertThat(answer.status()).as(body).isEqualTo(422);
            assertThat(answer.json().path("detail").asString()).as(body).isEqualTo(words);
        });
        for (String time : List.of("-999999999-01-01T00:00:00Z", "%2B999999999-12-31T23:59:59Z")) {
            assertThat(anna.get("/api/tables?scope=open&before=" + time).status())
                    .isEqualTo(200);
        }
    }

    @Test
    void anAddressThatMakesNoSenseIsAProblemToo() {
        Client.Answer answer = nobody().send("GET", "/api/tables/%ff%fe", "", Map.of("Accept-Language", "ru"));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/problem+json");
        assertThat(answer.json().path("status").asInt()).isEqualTo(400);
        assertThat(answer.json().path("detail").asString())
                .startsWith("Адрес или заголовки")
                .doesNotContain("⟨");
        Client.Answer large = nobody().send("GET", "/api/me", "", Map.of("X-Large", "a".repeat(20_000)));
        assertThat(large.status()).isEqualTo(431);
        assertThat(large.code()).isEqualTo("invalid");
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
