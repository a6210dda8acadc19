package civitas.server;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.api.Json;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** One puzzle a day: the same for everybody, for nobody in particular, and with nothing to gain for a cheat. */
class PuzzleTest extends ServerTest {

    private static final int MOST_TABLES = 4;
    private static final LocalDate TODAY = LocalDate.parse("2026-11-18");
    private static final String BEST = "bid c2";

    @Override
    Settings settings(Path directory) {
        return Settings.local(0, directory)
                .with(Settings.Limits.NONE.with(new Settings.Caps(MOST_TABLES, 100, 5, 20, 50, 300)));
    }

    @Override
    Clock clock() {
        return new SetClock(TODAY.atTime(23, 59).toInstant(ZoneOffset.UTC));
    }

    /** A day, among the last few, on which the first puzzle of the stock is posed; the second is spoilt. */
    private static LocalDate dayOfTheFirst() {
        return TODAY.minusDays(Math.floorMod(TODAY.toEpochDay(), 3L));
    }

    private static String at(LocalDate day, String what) {
        return "/api/puzzles/toy/" + day + "/" + what;
    }

    private static String first(String what) {
        return at(dayOfTheFirst(), what);
    }

    @Test
    void todaysAndYesterdaysAreOfferedToEverybody() {
        JsonNode offered = nobody().ok("GET", "/api/puzzles?lang=en", "");
        assertThat(offered.valueStream().map(one -> one.path("day").asString()))
                .containsExactly(TODAY.toString(), TODAY.minusDays(1).toString());
        assertThat(offered.valueStream())
                .allMatch(one -> one.path("game").asString().equals("toy")
                        && one.path("players").asInt() == 2
                        && one.path("choices").asInt() == 4);
        assertThat(guest("Anna").ok("GET", "/api/puzzles?lang=en", "")).isEqualTo(offered);
    }

    @Test
    void thePositionIsThatOfTheSeatAndTellsNothingMore() {
        JsonNode english = nobody().ok("GET", first("state?lang=en"), "");
        assertThat(english.path("seat").asString()).isEqualTo("red");
        assertThat(english.path("decisions").path(0).path("choices").size()).isEqualTo(4);
        assertThat(english.path("table").path("title").asString()).isEqualTo("Puzzle of the day");
        assertThat(english.path("undo").path("freeTo").asInt())
                .isEqualTo(english.path("ply").asInt());
        assertThat(english.path("undo").path("askTo").asInt()).isEqualTo(-1);
        assertThat(Json.write(english)).doesNotContain("chance", "71f683b38d037b35");
        assertThat(english.path("table").path("seed").asString()).isEmpty();
        assertThat(nobody().ok("GET", first("state?lang=ru"), "")
                        .path("table")
                        .path("title")
                        .asString())
                .isEqualTo("Задача дня");
        assertThat(nobody().get(first("why?thing=card:c1")).status()).isIn(200, 422);
        assertThat(nobody().get(first("why")).status()).isEqualTo(422);
    }

    @Test
    void whoFindsTheBestChoiceIsToldWhyAndWhoDoesNotMayTryAgain() {
        String answer = first("answer?lang=en");
        JsonNode wrong = nobody().ok("POST", answer, Map.of("code", "bid c1"));
        assertThat(wrong.path("right").asBoolean()).isFalse();
        assertThat(wrong.path("chosen").path("chance").asInt()).isEqualTo(50);
        assertThat(wrong.path("answers").size())
                .as("the best one is still to be found")
                .isZero();
        JsonNode unknown = nobody().ok("POST", answer, Map.of("code", "bid c5"));
        assertThat(unknown.path("right").asBoolean()).isFalse();
        assertThat(unknown.has("chosen")).as("it was not compared").isFalse();
        JsonNode right = nobody().ok("POST", answer, Map.of("code", BEST));
        assertThat(right.path("right").asBoolean()).isTrue();
        assertThat(right.path("answers")
                        .valueStream()
                        .map(one -> one.path("code").asString()))
                .containsExactly(BEST, "bid c1");
        assertThat(right.path("answers").path(0).path("expert").asBoolean()).isTrue();
        assertThat(nobody().ok("GET", first("solution?lang=en"), "")).isEqualTo(right.path("answers"));
    }

    @Test
    void aSpoiltOneIsPassedOver() {
        String two = nobody().get(at(dayOfTheFirst().minusDays(1), "state")).text();
        JsonNode instead = nobody().ok("GET", at(dayOfTheFirst().minusDays(2), "state"), "");
        assertThat(instead.path("view")).isEqualTo(Json.mapper().readTree(two).path("view"));
        assertThat(instead.path("view"))
                .isNotEqualTo(nobody().ok("GET", first("state"), "").path("view"));
    }

    @Test
    void onlyTheLastWeekIsOpen() {
        for (int ago = 0; ago < 7; ago++) {
            assertThat(nobody().get(at(TODAY.minusDays(ago), "state")).status()).isEqualTo(200);
        }
        List<String> days = List.of(
                TODAY.plusDays(1).toString(),
                TODAY.minusDays(7).toString(),
                "today",
                "2026-11-31",
                "20261118",
                "%2B999999999-12-31",
                "-999999999-01-01",
                "2026-11-18T00:00:00Z",
                " 2026-11-18".replace(" ", "%20"));
        for (String day : days) {
            for (String what : List.of("state", "solution", "why?thing=card:c1")) {
                assertThat(nobody().get("/api/puzzles/toy/" + day + "/" + what).status())
                        .as("%s of %s", what, day)
                        .isEqualTo(404);
            }
            assertThat(nobody().post("/api/puzzles/toy/" + day + "/answer", Map.of("code", BEST))
                            .status())
                    .isEqualTo(404);
        }
        assertThat(nobody().get("/api/puzzles/chess/" + TODAY + "/state").status())
                .isEqualTo(404);
    }

    @Test
    void nonsenseIsRefused() {
        String answer = first("answer");
        assertThat(nobody().post(answer, Map.of()).status()).isEqualTo(422);
        assertThat(nobody().post(answer, Map.of("code", "")).status()).isEqualTo(422);
        assertThat(nobody().post(answer, Map.of("code", "bid c99")).code()).isEqualTo("illegal-choice");
        assertThat(nobody().post(answer, Map.of("code", List.of(BEST))).status())
                .isEqualTo(422);
        assertThat(nobody().post(answer, Map.of("code", "x".repeat(70_000))).status())
                .isEqualTo(413);
        assertThat(nobody().send(
                                "POST",
                                answer,
                                "{\"code\":\"" + BEST + "\"}",
                                Map.of("Content-Type", "application/json"))
                        .status())
                .as("a page of another site cannot ask in somebody's name")
                .isEqualTo(403);
    }

    @Test
    void aThousandWhoLookLeaveNothingBehind() {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            Client visitor = nobody();
            seen.add(visitor.get(first("state")).text());
            if (i % 100 == 0) {
                visitor.ok("POST", first("answer"), Map.of("code", BEST));
            }
        }
        assertThat(seen).as("the same for everybody").hasSize(1);
        Client anna = guest("Anna");
        anna.ok("POST", first("answer"), Map.of("code", BEST));
        List<String> scopes = List.of("mine", "open", "running", "finished");
        List<JsonNode> tables = new ArrayList<>();
        scopes.forEach(scope -> anna.ok("GET", "/api/tables?scope=" + scope, "").forEach(tables::add));
        assertThat(tables).as("no table is made by it").isEmpty();
        assertThat(anna.get("/api/tables/puzzle.toy." + dayOfTheFirst() + "/state")
                        .status())
                .as("it is no table")
                .isEqualTo(404);
        assertThat(anna.get("/metrics").text()).contains("civitas_rooms 0");
    }
}
