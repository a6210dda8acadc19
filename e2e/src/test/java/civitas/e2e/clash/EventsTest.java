package civitas.e2e.clash;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.position.ClashPositions;
import civitas.e2e.position.Position;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;

/** What happens to everybody is shown as a card with its text. */
@ExtendWith(InTheHouse.class)
class EventsTest {

    private final House house;

    EventsTest(House house) {
        this.house = house;
    }

    @Test
    void anEventIsShownAsACard() {
        try (Guest guest = house.guest().named("Anna")) {
            String table = comesTo(guest, ClashPositions.before("log.event"));
            JsonNode line = line(guest, table, "log.event");
            String name = line.path("things").path(1).path("label").asString();
            Locator card = guest.page().locator(".news article");
            assertThat(card.locator("summary")).hasText(line.path("text").asString());
            assertThat(card.locator(".card strong").first()).containsText(name.replace("­", ""));
            assertThat(card.locator(".card-text").first()).not().isEmpty();
            guest.picture("event-card");
            card.locator("> button").click();
            assertThat(card).hasCount(0);
        }
    }

    @Test
    void theStatusPhaseIsShownWithItsSteps() {
        try (Guest guest = house.guest().named("Anna")) {
            String table = comesTo(guest, ClashPositions.before("log.status-phase"));
            Locator card = guest.page().locator(".news article");
            assertThat(card.locator("summary"))
                    .hasText(line(guest, table, "log.status-phase").path("text").asString());
            assertThat(card.locator(".status-steps li")).hasCount(6);
            Locator now = card.locator(".status-steps li.now");
            JsonNode step = line(guest, table, "log.status-step");
            assertThat(now.locator("strong"))
                    .hasText(step.path("things").path(0).path("label").asString());
            assertThat(now.locator("span")).not().isEmpty();
            guest.picture("status-phase");
        }
    }

    /** Makes the choice on the page, in whose turn it may become another's: then the screen is passed on. */
    private static String comesTo(Guest guest, Position position) {
        String table = guest.tableFrom(position.record());
        Board board = guest.visitTable(table);
        Page page = guest.page();
        board.awaitTurn();
        position.next().forEach(board::choose);
        page.locator("main.curtain, .news article").first().waitFor();
        if (page.locator("main.curtain").count() > 0) {
            page.locator("[data-code='open-curtain']").click();
            board.awaitTable();
        }
        assertThat(page.locator(".news article").first()).isVisible();
        return table;
    }

    /** The latest line of the log with this key. */
    private static JsonNode line(Guest guest, String table, String key) {
        JsonNode log =
                guest.get("/api/tables/" + table + "/state?seat=red&lang=en").path("log");
        for (int i = log.size() - 1; i >= 0; i--) {
            if (log.path(i).path("key").asString().equals(key)) {
                return log.path(i);
            }
        }
        throw new AssertionError("no line " + key);
    }
}
