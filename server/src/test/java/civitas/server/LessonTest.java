package civitas.server;

import static civitas.server.Client.agent;
import static civitas.server.Client.me;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.clash.stage.ClashStage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A lesson is an ordinary table whose goals follow from its record, and only its pupil's. */
class LessonTest extends ServerTest {

    private static final String TINY = "/api/lessons/clash/tiny";
    private static final int MOST_TABLES = 4;

    @Override
    Settings settings(Path directory) {
        return Settings.local(0, directory)
                .with(Settings.Limits.NONE.with(new Settings.Caps(MOST_TABLES, 100, 5, 20, 50, 300)));
    }

    @Override
    List<ServedGame<?>> games() {
        return List.of(new ServedGame<>(new ClashGame(), new ClashEvaluation(), new ClashStage()));
    }

    @Test
    void lessonsAreOfferedInBothLanguages() {
        JsonNode english = nobody().get("/api/lessons?lang=en").json();
        JsonNode russian = nobody().get("/api/lessons?lang=ru").json();
        assertThat(english).hasSize(1);
        assertThat(english.path(0).path("title").asString()).isEqualTo("Tiny");
        assertThat(english.path(0).path("goals").asInt()).isEqualTo(3);
        assertThat(russian.path(0).path("title").asString()).isEqualTo("Крошка");
    }

    @Test
    void aGoalIsMetByTheRulesAndTakenBackWithTheChoice() {
        Client anna = guest("Anna");
        String table = begin(anna);
        assertThat(goal(anna, table)).isZero();
        assertThat(light(anna, table)).containsExactly("improve-mood");
        assertThat(outcomes(anna, table)).containsExactly("now", "later", "later");
        assertThat(info(anna, table).path("origin").asString()).isEqualTo("lesson");

        choose(anna, table, "improve-mood");
        assertThat(outcomes(anna, table)).containsExactly("met", "now", "later");
        anna.ok("POST", "/api/tables/" + table + "/undo", Map.of("seat", "red", "toPly", 0));
        assertThat(outcomes(anna, table)).containsExactly("now", "later", "later");
        assertThat(anna.state(table).path("ply").asInt()).isZero();
    }

    @Test
    void everythingIsStillThereAfterARestart() {
        Client anna = guest("Anna");
        String table = begin(anna);
        choose(anna, table, "improve-mood");
        skip(anna, table, 1);
        assertThat(outcomes(anna, table)).containsExactly("met", "skipped", "now");
        restart();
        Client again = anna.at(server.port());
        assertThat(outcomes(again, table)).containsExactly("met", "skipped", "now");
        assertThat(light(again, table)).containsExactly("end-turn");
        choose(again, table, "end-turn");
        assertThat(outcomes(again, table)).containsExactly("met", "skipped", "met");
        JsonNode lesson = again.state(table).path("lesson");
        assertThat(lesson.path("end").asString()).isEqualTo("All done.");
    }

    @Test
    void whatIsNotThereIsRefused() {
        Client anna = guest("Anna");
        assertThat(anna.post("/api/lessons/clash/nothing", Map.of()).status()).isEqualTo(404);
        assertThat(anna.post("/api/lessons/chess/tiny", Map.of()).status()).isEqualTo(404);
        assertThat(anna.post("/api/lessons/clash/..%2Ftiny", Map.of()).status()).isIn(400, 404);
        assertThat(nobody().post(TINY, Map.of()).status()).isEqualTo(401);
        String table = anna.table(me(), agent("random"));
        assertThat(skipped(anna, table, 0).status()).isEqualTo(403);
        assertThat(anna.state(table).has("lesson")).isFalse();
    }

    @Test
    void nobodyLearnsAtSomebodyElsesTable() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = begin(anna);
        assertThat(skipped(boris, table, 0).status()).isEqualTo(403);
        assertThat(skipped(nobody(), table, 0).status()).isEqualTo(401);
        assertThat(boris.choose(table, "red", 0, "improve-mood").status()).isEqualTo(403);
        assertThat(boris.state(table).has("lesson")).isFalse();
        assertThat(outcomes(anna, table)).containsExactly("now", "later", "later");
    }

    @Test
    void onlyThePresentGoalIsSkipped() {
        Client anna = guest("Anna");
        String table = begin(anna);
        assertThat(skipped(anna, table, 1).status()).isEqualTo(409);
        assertThat(skipped(anna, table, -1).status()).isEqualTo(409);
        assertThat(anna.post("/api/tables/" + table + "/lesson/skip", Map.of()).status())
                .isEqualTo(422);
        skip(anna, table, 0);
        skip(anna, table, 1);
        skip(anna, table, 2);
        assertThat(skipped(anna, table, 3).status()).isEqualTo(409);
        assertThat(anna.state(table).path("lesson").path("tip").asString()).isEqualTo("Move, while you can.");
        assertThat(light(anna, table)).containsExactly("collect D2");
    }

    @Test
    void thereAreNoMoreLessonsThanTables() {
        Client anna = guest("Anna");
        for (int i = 0; i < MOST_TABLES; i++) {
            begin(anna);
        }
        Client.Answer refused = anna.post(TINY, Map.of());
        assertThat(refused.status()).isEqualTo(403);
        assertThat(anna.get("/api/tables?scope=mine").json()).hasSize(MOST_TABLES);
    }

    private static String begin(Client client) {
        return client.ok("POST", TINY, Map.of()).path("id").asString();
    }

    private static JsonNode info(Client client, String table) {
        return client.get("/api/tables/" + table).json();
    }

    private static int goal(Client client, String table) {
        return client.state(table).path("lesson").path("goal").asInt();
    }

    private static List<String> light(Client client, String table) {
        List<String> codes = new ArrayList<>();
        client.state(table).path("lesson").path("light").forEach(code -> codes.add(code.asString()));
        return codes;
    }

    private static List<String> outcomes(Client client, String table) {
        List<String> outcomes = new ArrayList<>();
        client.state(table)
                .path("lesson")
                .path("goals")
                .forEach(goal -> outcomes.add(goal.path("outcome").asString()));
        return outcomes;
    }

    private static void choose(Client client, String table, String code) {
        assertThat(client.choose(table, "red", client.state(table).path("ply").asInt(), code)
                        .status())
                .isEqualTo(200);
    }

    private static Client.Answer skipped(Client client, String table, int goal) {
        return client.post("/api/tables/" + table + "/lesson/skip", Map.of("goal", goal));
    }

    private static void skip(Client client, String table, int goal) {
        assertThat(skipped(client, table, goal).status()).isEqualTo(200);
    }
}
