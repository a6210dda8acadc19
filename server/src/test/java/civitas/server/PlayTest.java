package civitas.server;

import static civitas.server.Client.agent;
import static civitas.server.Client.me;
import static civitas.server.Client.open;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Seed;
import civitas.server.trust.SeedProof;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whole games through the door that browsers and bots use. */
class PlayTest extends ServerTest {

    @Test
    void aGuestPlaysAWholeGameAgainstAComputer() throws InterruptedException {
        Client anna = guest("Anna");
        String table = anna.table(me(), agent("greedy"));
        anna.ok("POST", "/api/tables/" + table + "/speed", Map.of("millis", 0));
        Ear ear = anna.live("/api/tables/" + table + "/live?seat=red&lang=ru");
        JsonNode state = ear.stateAt(0);
        SplittableRandom random = new SplittableRandom(7);
        String seedHash = state.path("table").path("seedHash").asString();
        assertThat(seedHash).hasSize(64);
        int logged = 0;
        while (!state.path("over").asBoolean()) {
            logged += state.path("log").size();
            JsonNode choices = state.path("decisions").path(0).path("choices");
            boolean required = state.path("decisions").path(0).path("required").asBoolean();
            int ply = state.path("ply").asInt();
            if (required) {
                String code = choices.path(random.nextInt(choices.size()))
                        .path("code")
                        .asString();
                ear.say(Map.of("type", "choose", "seat", "red", "ply", ply, "code", code, "ref", "r" + ply));
            }
            state = ear.stateAt(ply + 1);
        }
        assertThat(logged).isPositive();
        JsonNode info = anna.ok("GET", "/api/tables/" + table, "");
        assertThat(info.path("status").asString()).isEqualTo("finished");
        assertThat(info.path("standings").size()).isEqualTo(2);
        assertThat(SeedProof.hash(
                        info.path("salt").asString(),
                        Seed.parse(info.path("seed").asString()).orElseThrow()))
                .isEqualTo(seedHash);
        thePastIsOpen(anna, table, state.path("ply").asInt());
    }

    private void thePastIsOpen(Client anna, String table, int plies) {
        JsonNode middle = nobody().ok("GET", "/api/tables/" + table + "/replay?ply=3&seat=blue", "");
        assertThat(middle.path("ply").asInt()).isEqualTo(3);
        assertThat(middle.path("seat").asString()).isEqualTo("blue");
        assertThat(anna.get("/api/tables/" + table + "/replay?ply=" + (plies + 1))
                        .status())
                .isEqualTo(422);
        assertThat(anna.ok("GET", "/api/tables/" + table + "/points", "").size())
                .isGreaterThan(2);
        JsonNode die = anna.ok("GET", "/api/tables/" + table + "/dice", "")
                .path("dice")
                .path(0);
        assertThat(die.path("sides").asInt()).isEqualTo(6);
        assertThat(die.path("rolls").asInt()).isPositive();
        String record = anna.get("/api/tables/" + table + "/record").text();
        assertThat(record).startsWith("civitas record 1\ngame: toy\n");
        Client.Answer copy = anna.send("POST", "/api/records", record, Map.of("X-Civitas", "1"));
        assertThat(copy.status()).isEqualTo(201);
        assertThat(copy.json().path("status").asString()).isEqualTo("finished");
        String spoilt = record.replaceFirst("(?m)^2 .*$", "2 blue fly");
        assertThat(anna.send("POST", "/api/records", spoilt, Map.of("X-Civitas", "1"))
                        .text())
                .contains("Line " + (1 + spoilt.lines().toList().indexOf("2 blue fly")) + " of the record");
    }

    @Test
    void twoPeopleMeetAndSeeEachOthersChoices() throws InterruptedException {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = anna.ok("POST", "/api/tables", Map.of("seats", List.of(me(), open()), "title", "Friday"))
                .path("id")
                .asString();
        assertThat(titles(boris.ok("GET", "/api/tables?scope=open", ""))).contains("Friday");
        Ear ear = anna.live("/api/tables/" + table + "/live");
        assertThat(ear.next("table").path("table").path("status").asString()).isEqualTo("open");
        boris.ok("POST", "/api/tables/" + table + "/join", Map.of());
        anna.ok("POST", "/api/tables/" + table + "/start", Map.of());
        assertThat(ear.stateAt(0).path("waitingFor").size()).isEqualTo(2);

        JsonNode state = boris.state(table);
        assertThat(state.path("seat").asString()).isEqualTo("blue");
        String code = state.path("decisions")
                .path(0)
                .path("choices")
                .path(0)
                .path("code")
                .asString();
        assertThat(boris.choose(table, "blue", 0, code).status()).isEqualTo(200);
        JsonNode seen = ear.stateAt(1);
        assertThat(seen.path("log").path(0).path("text").asString()).isEqualTo("Boris bids.");
        assertThat(seen.path("waitingFor").toString()).isEqualTo("[\"red\"]");

        JsonNode mine = anna.ok("GET", "/api/tables?scope=mine", "");
        assertThat(mine.path(0).path("yourTurn").asBoolean()).isTrue();
        assertThat(boris.ok("GET", "/api/tables?scope=mine", "")
                        .path(0)
                        .path("yourTurn")
                        .asBoolean())
                .isFalse();
    }

    private static List<String> titles(JsonNode tables) {
        List<String> titles = new ArrayList<>();
        tables.forEach(table -> titles.add(table.path("title").asString()));
        return titles;
    }

    @Test
    void aTableIsPassedAround() {
        Client anna = guest("Anna");
        String table = anna.table(me(), Map.of("kind", "me", "name", "Little brother"));
        for (String seat : List.of("red", "blue")) {
            JsonNode state = anna.ok("GET", "/api/tables/" + table + "/state?seat=" + seat, "");
            assertThat(state.path("seat").asString()).isEqualTo(seat);
            String code = state.path("decisions")
                    .path(0)
                    .path("choices")
                    .path(0)
                    .path("code")
                    .asString();
            assertThat(anna.choose(table, seat, state.path("ply").asInt(), code).status())
                    .isEqualTo(200);
        }
        assertThat(anna.state(table).path("ply").asInt()).isEqualTo(2);
        assertThat(anna.state(table)
                        .path("table")
                        .path("seats")
                        .path(1)
                        .path("name")
                        .asString())
                .isEqualTo("Little brother");
    }

    @Test
    void computersPlayAmongThemselvesAndCanBePaused() throws InterruptedException {
        Client anna = guest("Anna");
        String table = anna.table(agent("random"), agent("random"), agent("random"));
        anna.ok("POST", "/api/tables/" + table + "/speed", Map.of("millis", 0));
        Ear ear = nobody().live("/api/tables/" + table + "/live");
        while (!ear.stateAt(0).path("over").asBoolean()) {
            // until the end
        }
        String paused = anna.pausedTable(agent("random"), agent("random"), agent("random"), agent("random"));
        anna.ok("POST", "/api/tables/" + paused + "/speed", Map.of("millis", 300));
        anna.ok("POST", "/api/tables/" + paused + "/speed", Map.of("millis", -1));
        int still = nobody().state(paused).path("ply").asInt();
        Thread.sleep(1500);
        assertThat(nobody().state(paused).path("ply").asInt())
                .as("also a thought that was under way makes no choice")
                .isEqualTo(still);

        long before = System.nanoTime();
        JsonNode slow = anna.ok("POST", "/api/tables/" + paused + "/speed", Map.of("millis", 500));
        assertThat(slow.path("speed").asInt()).isEqualTo(500);
        Ear watching = nobody().live("/api/tables/" + paused + "/live");
        watching.stateAt(still + 3);
        assertThat(Duration.ofNanos(System.nanoTime() - before))
                .as("goes on, one choice every half second at most")
                .isGreaterThanOrEqualTo(Duration.ofSeconds(1));
        anna.ok("POST", "/api/tables/" + paused + "/speed", Map.of("millis", 0));
        while (!watching.stateAt(0).path("over").asBoolean()) {
            // until the end
        }
    }

    @Test
    void theLobbyTellsWhoseTurnItIs() throws InterruptedException {
        Client anna = guest("Anna");
        Ear lobby = anna.live("/api/lobby/live");
        String table = anna.table(me(), agent("greedy"));
        assertThat(lobby.next("tables")).isNotNull();
        assertThat(lobby.next("yourTurn").path("table").asString()).isEqualTo(table);
    }

    @Test
    void contentWordsAndRulesAreThoseOfTheBoxesOfATable() {
        assertThat(nobody().get("/api/content/toy").json().path("boxes").toString())
                .isEqualTo("[\"base\"]");
        assertThat(nobody().get("/api/content/toy?boxes=base,extra")
                        .json()
                        .path("boxes")
                        .size())
                .isEqualTo(2);
        assertThat(nobody().ok("GET", "/api/texts/toy?boxes=base,extra", "")
                        .path("words")
                        .path("seat.0")
                        .asString())
                .isEqualTo("Red");
        Client.Answer refused = nobody().get("/api/content/toy?boxes=extra&lang=en");
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.json().path("detail").asString())
                .contains("More toys")
                .endsWith(".");
        assertThat(nobody().get("/api/texts/toy?boxes=nonsense").status()).isEqualTo(422);
        assertThat(nobody().get("/api/rules/toy?boxes=,").status()).isEqualTo(422);
    }

    @Test
    void wordsAndRulesAreServed() {
        JsonNode texts = nobody().ok("GET", "/api/texts/toy?lang=ru", "");
        assertThat(texts.path("words").path("seat.0").asString()).isEqualTo("Красный");
        assertThat(nobody().get("/api/texts/toy?boxes=none").status()).isEqualTo(422);
        assertThat(nobody().get("/api/rules/toy").status()).isEqualTo(200);
        assertThat(nobody().get("/api/rules/chess").status()).isEqualTo(404);
        assertThat(nobody().get("/api/games")
                        .json()
                        .path(0)
                        .path("agents")
                        .path(1)
                        .path("level")
                        .asString())
                .isEqualTo("normal");
    }
}
