package civitas.server;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import civitas.kernel.match.Match;
import civitas.kernel.toy.ToyGame;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Nothing a seat may not know leaves the server for it: two tables that differ only in what is hidden from red tell red
 * exactly the same, to the byte.
 */
class HiddenTest extends ServerTest {

    private static final ToyGame GAME = new ToyGame();

    /** It stands still: how long somebody has been away is no secret, but different. */
    @Override
    Clock clock() {
        return new SetClock();
    }

    @Test
    void tablesThatDifferOnlyInHiddenThingsLookTheSame() throws InterruptedException {
        long[] seeds = twinsForRed();
        List<String> one = everythingRedAndTheCrowdHear(seeds[0]);
        List<String> other = everythingRedAndTheCrowdHear(seeds[1]);
        assertThat(one).hasSizeGreaterThan(8);
        for (int i = 0; i < one.size(); i++) {
            assertThat(other.get(i)).isEqualTo(one.get(i));
        }
        assertThat(other).hasSameSizeAs(one);
    }

    /** Two seeds that deal red the same cards and blue different ones. */
    private static long[] twinsForRed() {
        Map<Object, Long> hands = new java.util.HashMap<>();
        for (long seed = 0; ; seed++) {
            var table = GAME.deal(setup(seed));
            Object red = GAME.view(table, Viewer.of(Seat.RED));
            Long twin = hands.putIfAbsent(red, seed);
            if (twin != null && !blueCards(twin).equals(blueCards(seed))) {
                return new long[] {twin, seed};
            }
        }
    }

    private static List<?> blueCards(long seed) {
        return GAME.deal(setup(seed)).choices(1);
    }

    private static Setup setup(long seed) {
        return new Setup("toy", List.of("base"), new TreeMap<>(), List.of("Red", "Blue"), seed);
    }

    private List<String> everythingRedAndTheCrowdHear(long seed) throws InterruptedException {
        List<String> heard = new ArrayList<>();
        Client red = guest("Red");
        Client blue = guest("Blue");
        String record = Match.start(GAME, setup(seed)).record().text();
        JsonNode info = red.send("POST", "/api/records", record, Map.of("X-Civitas", "1"))
                .json();
        String table = info.path("id").asString();
        String base = "/api/tables/" + table;
        String secret = red.ok("POST", base + "/seats/blue/link", Map.of())
                .path("secret")
                .asString();
        blue.ok("POST", "/api/seat-links/" + secret, Map.of());
        Ear ear = red.live(base + "/live?seat=red&lang=ru");
        Ear crowd = nobody().live(base + "/live");
        Ear patched = red.live(base + "/live?seat=red&lang=ru&patches=1");
        heard.add(ear.next(HiddenTest::isState));
        heard.add(crowd.next(HiddenTest::isState));
        heard.add(patched.next(HiddenTest::isState));
        String code = blue.state(table)
                .path("decisions")
                .path(0)
                .path("choices")
                .path(0)
                .path("code")
                .asString();
        assertThat(blue.choose(table, "blue", 0, code).status()).isEqualTo(200);
        heard.add(ear.next(
                message -> isState(message) && message.path("state").path("ply").asInt() == 1));
        heard.add(crowd.next(
                message -> isState(message) && message.path("state").path("ply").asInt() == 1));
        heard.add(patched.next(
                message -> message.path("patch").path("ply").path(0).asInt() == 1));
        for (String path : List.of(
                "/state?seat=red",
                "/replay?ply=0&seat=red",
                "/replay?ply=1&seat=red",
                "/points",
                "/dice",
                "",
                "/record",
                "/state?seat=blue")) {
            heard.add(red.get(base + path).text());
            heard.add(nobody().get(base + path).text());
        }
        heard.add(red.choose(table, "red", 1, "fly").text());
        heard.add(red.choose(table, "red", 0, "bid c1").text());
        heard.add(red.post(base + "/undo", Map.of("seat", "red", "toPly", 0)).text());
        heard.add(red.post(base + "/undo/request", Map.of("seat", "red", "toPly", 0))
                .text());
        return heard.stream().map(text -> withoutNames(text, table)).toList();
    }

    private static boolean isState(JsonNode message) {
        return message.path("type").asString().equals("state");
    }

    /** Without what is different about any two tables: their names, their times and the promise about the seed. */
    private static String withoutNames(String text, String table) {
        return text.replace(table, "ID")
                .replaceAll("\"seedHash\":\"[0-9a-f]+\"", "\"seedHash\":\"\"")
                .replaceAll("\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z", "TIME")
                .replaceAll("\"online\":(true|false)", "\"online\":true");
    }
}
