package civitas.server;

import static civitas.server.Client.agent;
import static civitas.server.Client.me;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What comes over a live connection comes once. */
class LiveStatesTest extends ServerTest {

    @Test
    void aSimpleBotThatActsWheneverTheGameHasMovedNeverTriesTwice() throws InterruptedException {
        Client anna = guest("Anna");
        String table = anna.table(me(), agent("random"), agent("random"));
        anna.ok("POST", "/api/tables/" + table + "/speed", Map.of("millis", 0));
        Ear ear = anna.live("/api/tables/" + table + "/live?seat=red");
        Set<Integer> acted = new HashSet<>();
        JsonNode message = heard(ear);
        while (!message.path("state").path("over").asBoolean()) {
            JsonNode decision = message.path("state").path("decisions").path(0);
            if (message.path("moved").asBoolean() && decision.path("required").asBoolean()) {
                int ply = message.path("state").path("ply").asInt();
                assertThat(acted.add(ply)).as("the first try at ply " + ply).isTrue();
                ear.say(choose(ply, decision.path("choices").path(0)));
            }
            message = heard(ear);
            if (message.path("type").asString().equals("refused")) {
                assertThat(message.path("problem").path("code").asString())
                        .as("the others bid at the same time, and may be faster")
                        .isEqualTo("moved-on");
            }
        }
        assertThat(acted).isNotEmpty();
    }

    /** The next state, or a refusal. */
    private static JsonNode heard(Ear ear) throws InterruptedException {
        return civitas.server.api.Json.mapper()
                .readTree(ear.next(message -> List.of("state", "refused")
                        .contains(message.path("type").asString(""))));
    }

    private static Map<String, Object> choose(int ply, JsonNode choice) {
        return Map.of(
                "type",
                "choose",
                "seat",
                "red",
                "ply",
                ply,
                "code",
                choice.path("code").asString(),
                "ref",
                "r");
    }

    @Test
    void aStateThatWasSentIsNotSentAgainAndWhatChangesBesideTheGameIsMarked() throws InterruptedException {
        Client anna = guest("Anna");
        String table = anna.table(me(), me());
        Ear ear = anna.live("/api/tables/" + table + "/live?seat=red");
        JsonNode first = heard(ear);
        assertThat(first.path("moved").asBoolean()).isTrue();
        JsonNode choice =
                first.path("state").path("decisions").path(0).path("choices").path(0);
        ear.say(choose(99, choice));
        assertThat(heard(ear).path("type").asString()).as("no such ply").isEqualTo("refused");
        anna.ok("POST", "/api/tables/" + table + "/seats/blue/replace", Map.of("level", "random"));
        JsonNode beside = heard(ear);
        assertThat(beside.path("type").asString())
                .as("the refusal brought nothing that was known")
                .isEqualTo("state");
        assertThat(beside.path("state")
                        .path("table")
                        .path("seats")
                        .path(1)
                        .path("replaced")
                        .asBoolean())
                .isTrue();
        assertThat(beside.path("moved").asBoolean())
                .isEqualTo(beside.path("state").path("ply").asInt() != 0);
    }
}
