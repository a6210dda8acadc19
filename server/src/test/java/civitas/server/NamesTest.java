package civitas.server;

import static civitas.server.Client.agent;
import static civitas.server.Client.me;
import static civitas.server.Client.open;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What players are called at a table. */
class NamesTest extends ServerTest {

    @Test
    void theLogCallsPeopleByTheirNamesInEveryLanguage() {
        Client anna = guest("Anna");
        Client boris = guest("{0} O'Hara");
        String table = Client.together(Map.of(), anna, boris);
        anna.chooseFirst(table, "red");
        boris.chooseFirst(table, "blue");
        assertThat(log(nobody(), table, "en")).contains("Anna bids.", "{0} O'Hara bids.");
        assertThat(log(nobody(), table, "ru")).contains("Anna делает ставку.", "{0} O'Hara делает ставку.");
        assertThat(anna.ok("GET", "/api/texts/toy?lang=en", "")
                        .path("words")
                        .path("seat.0")
                        .asString())
                .as("elsewhere a seat is a colour")
                .isEqualTo("Red");
    }

    @Test
    void oneNameForSeveralSeatsTellsLessThanColours() {
        Client anna = guest("Anna");
        String table = anna.table(me(), me());
        anna.chooseFirst(table, "red");
        assertThat(log(nobody(), table, "en")).contains("Red bids.");
        Client nameless = guest("Guest");
        String other = nameless.table(me(), Map.of("kind", "me", "name", "Clara"));
        nameless.chooseFirst(other, "red");
        nameless.chooseFirst(other, "blue");
        assertThat(log(nobody(), other, "ru")).contains("Красный делает ставку.", "Clara делает ставку.");
    }

    @Test
    void nobodySitsDownUnderANameThatLooksLikeAnothers() {
        Client anna = guest("Anna");
        String table = anna.ok("POST", "/api/tables", Map.of("seats", List.of(me(), open(), open()), "public", false))
                .path("id")
                .asString();
        guest("АNNA").ok("POST", "/api/tables/" + table + "/join", Map.of());
        guest("anna").ok("POST", "/api/tables/" + table + "/join", Map.of());
        assertThat(names(anna.ok("GET", "/api/tables/" + table, ""))).containsExactly("Anna", "АNNA 2", "anna 3");
    }

    @Test
    void aGuestTakesAnotherNameAtAllTables() {
        Client guest = guest("Guest");
        Client anna = guest("Anna");
        String table = Client.together(Map.of(), anna, guest);
        guest.chooseFirst(table, "blue");
        assertThat(guest.ok("PATCH", "/api/me", Map.of("name", " Wise\u202e\n Owl "))
                        .path("name")
                        .asString())
                .isEqualTo("Wise Owl");
        assertThat(names(anna.state(table).path("table"))).containsExactly("Anna", "Wise Owl");
        assertThat(log(anna, table, "en")).contains("Wise Owl bids.").doesNotContain("Blue bids.");
        guest.ok("PATCH", "/api/me", Map.of("name", "ANNA"));
        assertThat(names(anna.state(table).path("table"))).containsExactly("Anna", "ANNA 2");
        guest.ok("PATCH", "/api/me", Map.of("name", "Boris"));
        assertThat(names(anna.state(table).path("table"))).containsExactly("Anna", "Boris");
    }

    @Test
    void anAccountKeepsItsNameAndItsLooks() {
        Client dora = nobody();
        dora.ok("POST", "/api/accounts", Map.of("name", "Dora", "password", "correct horse"));
        assertThat(patch(dora, "Other").code()).isEqualTo("not-allowed");
        assertThat(patch(guest("Emil"), "d0ra").code()).isEqualTo("name-taken");
        assertThat(patch(guest("Emil"), "x".repeat(31)).code()).isEqualTo("invalid");
        assertThat(patch(nobody(), "Emil").code()).isEqualTo("not-signed-in");
    }

    private static Client.Answer patch(Client who, String name) {
        return who.send(
                "PATCH",
                "/api/me",
                "{\"name\":\"" + name + "\"}",
                Map.of("X-Civitas", "1", "Content-Type", "application/json"));
    }

    @Test
    void computersHaveNamesOfTheirOwnThatEverybodySees() {
        Client anna = guest("Anna");
        String table = anna.pausedTable(me(), agent("greedy"), agent("random"));
        JsonNode mine = anna.ok("GET", "/api/tables/" + table + "?lang=en", "");
        JsonNode others = guest("Boris").ok("GET", "/api/tables/" + table + "?lang=en", "");
        assertThat(names(mine)).isEqualTo(names(others));
        assertThat(new HashSet<>(names(mine))).hasSize(3).contains("Anna").doesNotContain("Greedy", "Random");
        JsonNode russian = anna.ok("GET", "/api/tables/" + table + "?lang=ru", "");
        for (int seat = 1; seat < 3; seat++) {
            String computer = mine.path("seats").path(seat).path("computer").asString();
            assertThat(word(anna, "en", computer).path("name").asString())
                    .isEqualTo(names(mine).get(seat));
            assertThat(word(anna, "ru", computer).path("name").asString())
                    .isEqualTo(names(russian).get(seat));
            assertThat(word(anna, "ru", computer).path("text").asString()).endsWith(".");
        }
        assertThat(mine.path("seats").path(0).path("computer").asString()).isEmpty();
    }

    private static JsonNode word(Client who, String language, String computer) {
        for (JsonNode thing :
                who.ok("GET", "/api/texts/toy?lang=" + language, "").path("things")) {
            if (thing.path("kind").asString().equals("computer")
                    && thing.path("code").asString().equals(computer)) {
                return thing;
            }
        }
        throw new AssertionError("no computer " + computer);
    }

    private static List<String> names(JsonNode table) {
        List<String> names = new ArrayList<>();
        table.path("seats").forEach(seat -> names.add(seat.path("name").asString()));
        return names;
    }

    private static List<String> log(Client who, String table, String language) {
        List<String> lines = new ArrayList<>();
        who.ok("GET", "/api/tables/" + table + "/state?lang=" + language, "")
                .path("log")
                .forEach(line -> lines.add(line.path("text").asString()));
        return lines;
    }
}
