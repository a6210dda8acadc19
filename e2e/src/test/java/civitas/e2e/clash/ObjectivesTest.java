package civitas.e2e.clash;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.position.ClashPositions;
import civitas.e2e.position.Position;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;

/** Objective cards in hand say how far one is on the way. */
@ExtendWith(InTheHouse.class)
class ObjectivesTest {

    /** What each card says, and how much of its bar is filled. */
    private static final String SHOWN = """
            () => Object.fromEntries([...document.querySelectorAll('.hand .how-far')].map((goal) => {
              const [whole, done] = [goal.querySelector('.how-far-way'), goal.querySelector('.how-far-way > span')]
                .map((bar) => bar.getBoundingClientRect().width);
              const filled = `${Math.round(done / whole * 100)} %`;
              return [goal.dataset.goal, [goal.querySelector('b').textContent, filled,
                ...(goal.classList.contains('reached') ? ['reached'] : [])].join(', ')];
            }))""";

    private final House house;

    ObjectivesTest(House house) {
        this.house = house;
    }

    @Test
    void theHandSaysHowFarOneIsAndFollowsTheGame() {
        Position position = ClashPositions.nearsAnObjective();
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(position.record());
            Board board = guest.visitTable(table);
            board.openHand();
            Map<String, String> before = told(guest, table);
            assertThat(before).isNotEmpty();
            assertThat(page.evaluate(SHOWN)).isEqualTo(before);
            guest.picture("clash-objectives");
            // the tools of the map stand above the cards
            for (Locator tool : page.locator(".map-tools button").all()) {
                tool.click(new Locator.ClickOptions().setTrial(true));
            }

            board.choose(position.next().getFirst());
            board.openHand();
            Map<String, String> after = told(guest, table);
            assertThat(after).isNotEqualTo(before);
            assertThat(page.evaluate(SHOWN)).isEqualTo(after);
        }
    }

    /** The same as the server says it. */
    private static Map<String, String> told(Guest guest, String table) {
        Map<String, String> goals = new TreeMap<>();
        JsonNode players = guest.get("/api/tables/" + table + "/state?seat=red")
                .path("view")
                .path("players");
        for (JsonNode player : players) {
            for (JsonNode goal : player.path("goals")) {
                int have = goal.path("have").asInt();
                int need = goal.path("need").asInt();
                long filled = Math.min(100, Math.round(100.0 * have / need));
                goals.put(
                        goal.path("objective").asString(),
                        "%d / %d, %d %%".formatted(have, need, filled) + (have >= need ? ", reached" : ""));
            }
        }
        return goals;
    }
}
