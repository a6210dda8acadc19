package civitas.server;

import static civitas.server.Client.agent;
import static civitas.server.Client.me;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What cannot be done says why, to whoever sits there and nobody else. */
class WhyTest extends ServerTest {

    @Override
    List<ServedGame<?>> games() {
        return List.of(new ServedGame<>(new ClashGame(), new ClashEvaluation()));
    }

    @Test
    void theOwnSeatIsToldInItsLanguage() {
        Client anna = guest("Anna");
        String table = anna.table(me(), me());
        String why = "/api/tables/" + table + "/why?thing=";
        String asked = anna.state(table).path("waitingFor").path(0).asString();
        String other = asked.equals("red") ? "blue" : "red";

        assertThat(text(anna, why + "advance:writing&lang=en&seat=" + asked)).contains("not what is asked now");
        assertThat(text(anna, why + "advance:writing&lang=ru&seat=" + asked)).contains("вопрос не об этом");
        assertThat(text(anna, why + "advance:writing&lang=en&seat=" + other)).contains("not your turn");
        place(anna, table, asked);
        place(anna, table, other);
        String active = anna.state(table).path("waitingFor").path(0).asString();
        assertThat(text(anna, why + "advance:farming&lang=en&seat=" + active)).contains("already have Farming");
        assertThat(text(anna, why + "verb:move&lang=en&seat=" + active)).isEmpty();
    }

    @Test
    void nobodyElseIsTold() {
        Client anna = guest("Anna");
        String table = anna.table(me(), agent("random"));
        String why = "/api/tables/" + table + "/why?thing=advance:writing";

        assertThat(nobody().get(why).status()).isEqualTo(401);
        assertThat(guest("Boris").get(why).status()).isEqualTo(403);
        assertThat(guest("Boris").get(why + "&seat=red").status()).isEqualTo(403);
        assertThat(anna.get(why + "&seat=blue").status()).isEqualTo(403);
        assertThat(anna.get("/api/tables/" + table + "/why").status()).isEqualTo(422);
        assertThat(anna.get("/api/tables/" + table + "/why?thing=writing").status())
                .isEqualTo(422);
        assertThat(anna.get("/api/tables/" + table + "/why?thing=advance:none").status())
                .isEqualTo(422);
    }

    private static void place(Client client, String table, String seat) {
        JsonNode state = client.ok("GET", "/api/tables/" + table + "/state?seat=" + seat, "");
        String code = state.path("decisions")
                .path(0)
                .path("choices")
                .path(0)
                .path("code")
                .asString();
        client.choose(table, seat, state.path("ply").asInt(), code);
    }

    private static String text(Client client, String path) {
        StringBuilder text = new StringBuilder();
        client.ok("GET", path, "")
                .forEach(reason -> text.append(reason.path("text").asString()));
        return text.toString();
    }
}
