package civitas.server;

import static civitas.server.Client.agent;
import static civitas.server.Client.me;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.api.Json;
import civitas.server.patch.Patched;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Whoever follows patches sees what whoever asks for the whole sees. */
class PatchStreamTest extends ServerTest {

    private static final JsonNode UNSAID = Json.mapper()
            .readTree("{\"things\":[],\"loss\":\"\",\"price\":[],\"reveals\":false,\"odds\":-1,\"fight\":false}");

    /** Follows patches as the page does. */
    private static final class Follower {

        private final Ear ear;
        private int number;
        private JsonNode state = Json.mapper().createObjectNode();

        Follower(Ear ear) {
            this.ear = ear;
        }

        /** Hears on until the table is at a ply. */
        JsonNode at(int ply) throws InterruptedException {
            while (number == 0 || state.path("ply").asInt() != ply) {
                hear();
            }
            return state;
        }

        JsonNode hear() throws InterruptedException {
            JsonNode message = Json.mapper().readTree(ear.next(PatchStreamTest::isNews));
            int now = message.path("number").asInt();
            if (message.path("type").asString().equals("state")) {
                state = withoutLog(message.path("state"));
            } else {
                assertThat(now).isEqualTo(number + 1);
                state = Patched.apply(state, message.path("patch"));
                state.path("decisions").forEach(PatchStreamTest::spellOut);
            }
            number = now;
            return message;
        }
    }

    /** Choices come without what says nothing. */
    private static void spellOut(JsonNode decision) {
        for (JsonNode choice : decision.path("choices")) {
            ObjectNode whole = (ObjectNode) choice;
            JsonNode said = whole.deepCopy();
            whole.removeAll();
            List.of("code", "verb", "label").forEach(name -> whole.set(name, said.path(name)));
            UNSAID.forEachEntry((name, nothing) -> whole.set(name, said.has(name) ? said.path(name) : nothing));
        }
    }

    private static boolean isNews(JsonNode message) {
        String type = message.path("type").asString("");
        return type.equals("state") || type.equals("patch");
    }

    private static JsonNode withoutLog(JsonNode state) {
        ObjectNode rest = (ObjectNode) state.deepCopy();
        rest.putArray("log");
        rest.put("logFrom", 0);
        return rest;
    }

    private static JsonNode whole(Client client, String table, String seat) {
        return withoutLog(
                client.get("/api/tables/" + table + "/state?seat=" + seat).json());
    }

    private static void assertSame(JsonNode patched, JsonNode whole) {
        assertThat(withoutClocks(patched)).isEqualTo(withoutClocks(whole));
    }

    /** Seconds pass between two answers. */
    private static String withoutClocks(JsonNode state) {
        return state.toString().replaceAll("\"(away|clock|online)\":[^,}]*", "");
    }

    @Test
    void patchesLeadToTheWholeAlsoBackwards() throws InterruptedException {
        Client anna = guest("Anna");
        String table = anna.table(me(), me());
        Follower red = new Follower(anna.live("/api/tables/" + table + "/live?seat=red&patches=1"));
        Follower blue = new Follower(anna.live("/api/tables/" + table + "/live?seat=blue&patches=1"));
        assertThat(red.hear().path("type").asString()).isEqualTo("state");
        for (int ply = 0; ply < 6; ply++) {
            JsonNode red1 = red.at(ply);
            JsonNode blue1 = blue.at(ply);
            assertSame(red1, whole(anna, table, "red"));
            assertSame(blue1, whole(anna, table, "blue"));
            String seat = red1.path("waitingFor").path(0).asString();
            JsonNode asked = seat.equals("red") ? red1 : blue1;
            String code = asked.path("decisions")
                    .path(0)
                    .path("choices")
                    .path(0)
                    .path("code")
                    .asString();
            assertThat(anna.choose(table, seat, ply, code).status()).isEqualTo(200);
        }
        red.at(6);
        JsonNode undone = anna.post("/api/tables/" + table + "/undo/request", Map.of("seat", "red", "toPly", 2))
                .json();
        assertThat(undone.path("ply").asInt())
                .as("both seats are hers: nobody else has to agree")
                .isEqualTo(2);
        assertSame(red.at(2), whole(anna, table, "red"));
    }

    @Test
    void whoeverHasMissedSomethingAsksForTheWhole() throws InterruptedException {
        Client anna = guest("Anna");
        String table = anna.table(me(), agent("random"));
        Ear ear = anna.live("/api/tables/" + table + "/live?seat=red&patches=1");
        assertThat(ear.next("state").path("number").asInt()).isEqualTo(1);
        ear.say(Map.of("type", "whole"));
        JsonNode again = ear.next("state");
        assertThat(again.path("number").asInt()).isGreaterThan(1);
        assertThat(again.path("state").path("log").isEmpty()).isFalse();
        assertThat(again.path("state").path("logFrom").asInt()).isZero();
    }

    @Test
    void whoeverSaysNothingOfPatchesGetsNone() throws InterruptedException {
        Client anna = guest("Anna");
        String table = anna.table(me(), me());
        Ear ear = anna.live("/api/tables/" + table + "/live?seat=red");
        JsonNode state = ear.next("state").path("state");
        String seat = state.path("waitingFor").path(0).asString();
        JsonNode asked =
                anna.get("/api/tables/" + table + "/state?seat=" + seat).json();
        String code = asked.path("decisions")
                .path(0)
                .path("choices")
                .path(0)
                .path("code")
                .asString();
        anna.choose(table, seat, 0, code);
        assertThat(ear.stateAt(1).path("view").isMissingNode()).isFalse();
    }
}
