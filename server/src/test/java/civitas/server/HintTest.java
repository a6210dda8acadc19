package civitas.server;

import static civitas.server.Client.me;
import static civitas.server.Client.open;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What an expert would do in somebody's place, and how a finished game went. */
class HintTest extends ServerTest {

    private static final int AT_ONCE = 20;

    /** It stands still, so that nobody is given another hint for having waited. */
    private final SetClock clock = new SetClock();

    @Override
    Clock clock() {
        return clock;
    }

    @Test
    void whoPlaysWithComputersMayAskWhatAnExpertWouldDo() throws InterruptedException {
        Client anna = guest("Anna");
        String table = anna.pausedTable(me(), Client.agent("random"));
        JsonNode state = anna.state(table);
        assertThat(state.path("table").path("hints").asBoolean()).isTrue();
        JsonNode hint = ready(anna, "/api/tables/" + table + "/hint", moment(state));
        List<String> legal = state.path("decisions")
                .path(0)
                .path("choices")
                .valueStream()
                .map(choice -> choice.path("code").asString())
                .toList();
        assertThat(hint.path("hints").size()).isBetween(2, 3);
        assertThat(hint.path("hints").valueStream())
                .allMatch(one -> legal.contains(one.path("code").asString()))
                .allMatch(one -> !one.path("label").asString().isEmpty())
                .filteredOn(one -> one.path("expert").asBoolean())
                .hasSize(1);
        assertThat(ready(anna, "/api/tables/" + table + "/hint?lang=en", moment(state)))
                .as("the same moment, the same advice")
                .isEqualTo(hint);
    }

    @Test
    void nobodyIsAdvisedForAnotherSeatOrAnotherMoment() {
        Client anna = guest("Anna");
        Client eve = guest("Eve");
        String table = anna.pausedTable(me(), Client.agent("random"));
        String hint = "/api/tables/" + table + "/hint";
        JsonNode state = anna.state(table);
        assertThat(eve.post(hint, moment(state)).status()).isEqualTo(403);
        assertThat(nobody().post(hint, moment(state)).status()).isEqualTo(401);
        assertThat(anna.post(
                                hint,
                                Map.of("seat", "blue", "ply", state.path("ply").asInt()))
                        .status())
                .isEqualTo(403);
        assertThat(anna.post(hint, Map.of("seat", "red", "ply", 99)).status()).isEqualTo(409);
        assertThat(anna.post(hint, Map.of("seat", "red")).status()).isEqualTo(422);
    }

    @Test
    void amongPeopleHintsHaveToBeWishedFor() throws InterruptedException {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String plain = among(anna, boris, Map.of("seats", List.of(me(), open())));
        JsonNode state = anna.state(plain);
        assertThat(state.path("table").path("hints").asBoolean()).isFalse();
        assertThat(anna.post("/api/tables/" + plain + "/hint", moment(state)).status())
                .isEqualTo(403);
        String helped = among(anna, boris, Map.of("seats", List.of(me(), open()), "hints", true));
        assertThat(boris.state(helped).path("table").path("hints").asBoolean())
                .as("everybody sees it")
                .isTrue();
        assertThat(ready(boris, "/api/tables/" + helped + "/hint", moment(boris.state(helped)))
                        .path("hints")
                        .size())
                .isPositive();
        String proud = anna.ok(
                        "POST",
                        "/api/tables",
                        Map.of("seats", List.of(me(), Client.agent("random")), "hints", false, "start", true))
                .path("id")
                .asString();
        assertThat(anna.state(proud).path("table").path("hints").asBoolean()).isFalse();
    }

    @Test
    void hintsRunOutAndComeBack() {
        Client anna = guest("Anna");
        for (int given = 0; given < AT_ONCE; given++) {
            assertThat(hintAtANewTable(anna)).isEqualTo(200);
        }
        assertThat(hintAtANewTable(anna)).isEqualTo(429);
        clock.goOn(Duration.ofSeconds(15));
        assertThat(hintAtANewTable(anna)).isEqualTo(200);
        assertThat(hintAtANewTable(anna)).isEqualTo(429);
    }

    /** How a hint at a new table is answered; where the deal leaves nothing to choose there is nothing to ask, and it costs nothing. */
    private static int hintAtANewTable(Client client) {
        int status = 422;
        for (int tries = 0; status == 422 && tries < 100; tries++) {
            String table = client.pausedTable(me(), Client.agent("random"));
            status = client.post("/api/tables/" + table + "/hint", moment(client.state(table)))
                    .status();
        }
        return status;
    }

    @Test
    void afterTheGameNobodyIsAdvisedAnyMore() {
        Client anna = guest("Anna");
        String table = anna.table(me(), me());
        int ply = playOut(anna, table);
        Client.Answer late = anna.post("/api/tables/" + table + "/hint", Map.of("seat", "red", "ply", ply));
        assertThat(late.status()).isIn(403, 409);
        assertThat(late.text()).doesNotContain("\"hints\"");
    }

    @Test
    void aStaleMomentIsNotAdvisedAndAsksNobodyToThink() {
        Client anna = guest("Anna");
        String table = anna.ok(
                        "POST",
                        "/api/tables",
                        Map.of("seats", List.of(me(), me()), "hints", true, "public", false, "start", true))
                .path("id")
                .asString();
        String hint = "/api/tables/" + table + "/hint";
        JsonNode before = anna.ok("GET", "/api/tables/" + table + "/state?seat=red", "");
        anna.choose(
                table,
                "red",
                before.path("ply").asInt(),
                before.path("decisions")
                        .path(0)
                        .path("choices")
                        .path(0)
                        .path("code")
                        .asString());
        for (int i = 0; i < 100; i++) {
            assertThat(anna.post(hint, moment(before)).status())
                    .as("a refused question costs no hint")
                    .isEqualTo(409);
        }
        JsonNode now = anna.ok("GET", "/api/tables/" + table + "/state?seat=blue", "");
        assertThat(anna.post(hint, moment(now)).status()).isEqualTo(200);
    }

    @Test
    void aThousandWhoAskAtOnceMakeTheServerThinkOnce() {
        Client anna = guest("Anna");
        String table = anna.pausedTable(me(), Client.agent("random"));
        JsonNode state = anna.state(table);
        for (int i = 0; i < 1000; i++) {
            assertThat(anna.post("/api/tables/" + table + "/hint", moment(state))
                            .status())
                    .as("the same moment is thought about once, and paid once")
                    .isEqualTo(200);
        }
    }

    @Test
    void onlyAFinishedGameIsLookedAtAgain() throws InterruptedException {
        Client anna = guest("Anna");
        String table = anna.table(me(), me());
        String analysis = "/api/tables/" + table + "/analysis";
        assertThat(anna.post(analysis, Map.of()).status()).isEqualTo(403);
        int ply = playOut(anna, table);
        JsonNode study = ready(anna, analysis, Map.of());
        JsonNode course = study.path("course");
        assertThat(course.get(course.size() - 1).path("ply").asInt()).isEqualTo(ply);
        assertThat(course.valueStream())
                .allMatch(moment -> moment.path("chances").size() == 2);
        assertThat(ready(guest("Boris"), analysis, Map.of())).isEqualTo(study);
        assertThat(nobody().post(analysis, Map.of()).status()).isEqualTo(401);
    }

    private static int playOut(Client anna, String table) {
        while (true) {
            for (String seat : List.of("red", "blue")) {
                JsonNode state = anna.ok("GET", "/api/tables/" + table + "/state?seat=" + seat, "");
                if (state.path("over").asBoolean()) {
                    return state.path("ply").asInt();
                }
                JsonNode decision = state.path("decisions").path(0);
                if (decision.path("required").asBoolean()) {
                    anna.choose(
                            table,
                            seat,
                            state.path("ply").asInt(),
                            decision.path("choices").path(0).path("code").asString());
                }
            }
        }
    }

    private static String among(Client anna, Client boris, Map<String, Object> wish) {
        String table = anna.ok("POST", "/api/tables", wish).path("id").asString();
        boris.ok("POST", "/api/tables/" + table + "/join", Map.of());
        anna.ok("POST", "/api/tables/" + table + "/start", Map.of());
        return table;
    }

    private static Map<String, Object> moment(JsonNode state) {
        return Map.of(
                "seat", state.path("seat").asString(), "ply", state.path("ply").asInt());
    }

    /** Asks until the thinking is done; whoever runs the tests loses patience before that only if it never is. */
    private static JsonNode ready(Client client, String path, Map<String, Object> body) throws InterruptedException {
        JsonNode answer = client.ok("POST", path, body);
        while (!answer.path("ready").asBoolean()) {
            assertThat(answer.path("percent").asInt()).isBetween(0, 99);
            Thread.sleep(50);
            answer = client.ok("POST", path, body);
        }
        return answer;
    }
}
