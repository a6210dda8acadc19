package civitas.server;

import static civitas.server.Client.agent;
import static civitas.server.Client.me;
import static civitas.server.Client.together;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What a host may do to others: little, late, and before everybody's eyes. */
class HostPowersTest extends ServerTest {

    private final SetClock clock = new SetClock();

    @Override
    Clock clock() {
        return clock;
    }

    @Test
    void nobodyWhoIsThereIsReplaced() throws InterruptedException {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = together(Map.of("kind", "free"), anna, boris);
        Ear ear = boris.live("/api/tables/" + table + "/live");
        ear.next("state");
        clock.goOn(Duration.ofMinutes(30));
        Client.Answer refused = anna.post(seat(table, "blue", "replace"), Map.of());
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.json().path("detail").asString()).contains("Boris", "10 minutes");
        assertThat(boris.post(seat(table, "red", "replace"), Map.of()).status()).isEqualTo(403);
        assertThat(guest("Clara").post(seat(table, "red", "replace"), Map.of()).status())
                .isEqualTo(403);
        ear.close();
    }

    @Test
    void whoeverIsAwayForTenMinutesIsReplacedAndComesBackAtOnce() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = together(Map.of("kind", "free"), anna, boris);
        boris.state(table);
        clock.goOn(Duration.ofMinutes(10).minusSeconds(1));
        assertThat(anna.post(seat(table, "blue", "replace"), Map.of()).status()).isEqualTo(403);
        clock.goOn(Duration.ofSeconds(1));
        JsonNode info = anna.ok("POST", seat(table, "blue", "replace"), Map.of("level", "random"));
        JsonNode blue = info.path("seats").path(1);
        assertThat(blue.path("replaced").asBoolean()).isTrue();
        assertThat(blue.path("name").asString()).isEqualTo("Boris");
        assertThat(blue.path("level").asString())
                .as("not the level the host would like")
                .isEqualTo("normal");
        boris.ok("POST", seat(table, "blue", "return"), Map.of());
        assertThat(replaced(boris, table, 1)).isFalse();
        assertThat(Notices.of(boris, table)).containsExactly("substituted-away", "returned");
        assertThat(Notices.texts(boris, table).getFirst()).contains("Boris", "Blue", "Anna");
        // Back is back: the time begins anew.
        assertThat(anna.post(seat(table, "blue", "replace"), Map.of()).status()).isEqualTo(403);
    }

    @Test
    void inASlowGameADayMustPass() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = together(Map.of("kind", "slow", "days", 3), anna, boris);
        boris.state(table);
        clock.goOn(Duration.ofHours(23));
        Client.Answer refused = anna.post(seat(table, "blue", "replace"), Map.of());
        assertThat(refused.json().path("detail").asString()).contains("24 hours");
        clock.goOn(Duration.ofHours(1));
        anna.ok("POST", seat(table, "blue", "replace"), Map.of());
    }

    @Test
    void anAbsentHostIsReplacedByTheOthers() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = together(Map.of("kind", "free"), anna, boris);
        anna.state(table);
        assertThat(boris.post(seat(table, "red", "replace"), Map.of()).status()).isEqualTo(403);
        clock.goOn(Duration.ofMinutes(10));
        assertThat(guest("Clara").post(seat(table, "red", "replace"), Map.of()).status())
                .isEqualTo(403);
        boris.ok("POST", seat(table, "red", "replace"), Map.of());
        assertThat(replaced(boris, table, 0)).isTrue();
    }

    @Test
    void everybodyMayAskForAComputer() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = together(Map.of("kind", "free"), anna, boris);
        boris.ok("POST", seat(table, "blue", "replace"), Map.of("level", "random"));
        assertThat(replaced(boris, table, 1)).isTrue();
        anna.ok("POST", seat(table, "blue", "return"), Map.of());
        assertThat(Notices.of(anna, table)).containsExactly("substituted-asked", "given-back");
    }

    @Test
    void theOthersDecideTogetherButNotOneAlone() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        Client clara = guest("Clara");
        String two = together(Map.of("kind", "free"), anna, boris);
        assertThat(anna.post(seat(two, "blue", "vote"), Map.of()).status()).isEqualTo(403);

        String table = together(Map.of("kind", "free"), anna, boris, clara);
        JsonNode info = anna.ok("POST", seat(table, "blue", "vote"), Map.of());
        assertThat(info.path("seats").path(1).path("votes").toString()).isEqualTo("[\"red\"]");
        assertThat(anna.ok("POST", seat(table, "blue", "vote"), Map.of())
                        .path("seats")
                        .path(1)
                        .path("replaced")
                        .asBoolean())
                .as("the same vote twice")
                .isFalse();
        assertThat(guest("Dora").post(seat(table, "blue", "vote"), Map.of()).status())
                .isEqualTo(403);
        assertThat(boris.post(seat(table, "blue", "vote"), Map.of()).status()).isEqualTo(422);
        clara.ok("POST", seat(table, "blue", "vote"), Map.of());
        assertThat(replaced(boris, table, 1)).isTrue();
        boris.ok("POST", seat(table, "blue", "return"), Map.of());
        assertThat(Notices.of(boris, table)).containsExactly("vote", "vote", "vote", "substituted-vote", "returned");
        // The votes are spent.
        clara.ok("POST", seat(table, "blue", "vote"), Map.of());
        assertThat(replaced(boris, table, 1)).isFalse();
    }

    @Test
    void whoeverIsReplacedHasNotAgreedToAnUndo() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = together(Map.of("kind", "free"), anna, boris);
        anna.chooseFirst(table, "red");
        boris.chooseFirst(table, "blue");
        clock.goOn(Duration.ofMinutes(10));
        anna.ok("POST", seat(table, "blue", "replace"), Map.of());
        anna.ok("POST", "/api/tables/" + table + "/speed", Map.of("millis", -1));
        int ply = anna.state(table).path("ply").asInt();
        anna.ok("POST", "/api/tables/" + table + "/undo/request", Map.of("seat", "red", "toPly", 0));
        assertThat(anna.state(table).path("ply").asInt()).isEqualTo(ply);
        assertThat(anna.post("/api/tables/" + table + "/undo/agree", Map.of("seat", "blue", "ply", ply, "toPly", 0))
                        .status())
                .isEqualTo(403);
        assertThat(Notices.of(boris, table)).containsExactly("substituted-away", "paused", "undo-asked");
    }

    @Test
    void aTableRewoundBeforeSomebodyJoinedSaysSoForEver() throws InterruptedException {
        Client anna = guest("Anna");
        String table = anna.pausedTable(me(), agent("random"));
        assertThat(origin(anna, table)).isEqualTo("dealt");
        anna.chooseFirst(table, "red");
        anna.ok("POST", "/api/tables/" + table + "/undo", Map.of("seat", "red", "toPly", 0));
        Client early = guest("Early");
        String second = anna.pausedTable(me(), agent("random"));
        takeBack(anna, second);
        assertThat(origin(anna, second)).as("alone with computers").isEqualTo("dealt");
        join(anna, early, second, "blue");
        assertThat(origin(early, second)).isEqualTo("rewound");
        restart();
        assertThat(origin(nobody(), second)).isEqualTo("rewound");

        // Nothing had been seen where only an own step was taken back.
        Client anna2 = guest("Anna");
        String third = anna2.pausedTable(me(), agent("random"));
        anna2.chooseFirst(third, "red");
        anna2.ok("POST", "/api/tables/" + third + "/undo", Map.of("seat", "red", "toPly", 0));
        join(anna2, guest("Boris"), third, "blue");
        assertThat(origin(anna2, third)).isEqualTo("dealt");
    }

    @Test
    void aTableTakenBackToBeforeSomebodySatDownSaysSo() {
        Client anna = guest("Anna");
        Client boris = guest("Boris");
        String table = anna.table(me(), me());
        anna.chooseFirst(table, "red");
        anna.chooseFirst(table, "blue");
        join(anna, boris, table, "blue");
        assertThat(origin(boris, table)).isEqualTo("dealt");
        anna.ok("POST", "/api/tables/" + table + "/undo/request", Map.of("seat", "red", "toPly", 0));
        boris.ok("POST", "/api/tables/" + table + "/undo/agree", Map.of("seat", "blue", "ply", 2, "toPly", 0));
        assertThat(origin(boris, table)).isEqualTo("rewound");
    }

    @Test
    void strangersNeitherTalkNorListenAtAPrivateTable() throws InterruptedException {
        Client anna = guest("Anna");
        Client stranger = guest("Stranger");
        String table = anna.table(me(), agent("random"));
        String chat = "/api/tables/" + table + "/chat";
        Ear ear = stranger.live("/api/tables/" + table + "/live");
        ear.next("state");
        assertThat(stranger.post(chat, Map.of("text", "hello")).status()).isEqualTo(403);
        anna.ok("POST", chat, Map.of("text", "among ourselves"));
        anna.ok("POST", "/api/tables/" + table + "/speed", Map.of("millis", -1));
        assertThat(ear.next("chat").path("line").path("notice").asString()).isEqualTo("paused");
        assertThat(stranger.get(chat).text()).doesNotContain("among ourselves").contains("paused");
        assertThat(anna.get(chat).text()).contains("among ourselves").contains("\"guest\":true");
        assertThat(nobody().get(chat + "?lang=ru").text()).contains("ставит компьютеры на паузу");
    }

    /** Takes back what a computer has seen; the table was paused, and is again. */
    private static void takeBack(Client anna, String table) throws InterruptedException {
        Ear ear = anna.live("/api/tables/" + table + "/live");
        int ply = anna.chooseFirst(table, "red");
        anna.ok("POST", "/api/tables/" + table + "/speed", Map.of("millis", 0));
        ear.stateAt(ply + 1);
        ear.close();
        anna.ok("POST", "/api/tables/" + table + "/speed", Map.of("millis", -1));
        anna.ok("POST", "/api/tables/" + table + "/undo/request", Map.of("seat", "red", "toPly", 0));
        assertThat(anna.state(table).path("ply").asInt()).isZero();
    }

    private static void join(Client host, Client taker, String table, String seat) {
        String secret = host.ok("POST", seat(table, seat, "link"), Map.of())
                .path("secret")
                .asString();
        taker.ok("POST", "/api/seat-links/" + secret, Map.of());
    }

    private static String origin(Client client, String table) {
        return client.ok("GET", "/api/tables/" + table, "").path("origin").asString();
    }

    private static boolean replaced(Client client, String table, int seat) {
        return client.ok("GET", "/api/tables/" + table, "")
                .path("seats")
                .path(seat)
                .path("replaced")
                .asBoolean();
    }

    private static String seat(String table, String seat, String what) {
        return "/api/tables/" + table + "/seats/" + seat + "/" + what;
    }
}
