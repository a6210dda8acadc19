package civitas.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.position.ClashPositions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What an expert would do, and how a finished game went, on the page. */
@ExtendWith(InTheHouse.class)
class HintTest {

    /** In milliseconds: far more than an expert needs, also on a busy machine. */
    private static final double PATIENCE = 300_000;

    private final House house;

    HintTest(House house) {
        this.house = house;
    }

    @Test
    void anExpertIsAskedAndFollowed() {
        try (Guest guest = house.guest(Look.DESK.in("ru")).named("Anna")) {
            Page page = guest.page();
            String table = guest.post(
                            "/api/tables",
                            Map.of(
                                    "game",
                                    "clash",
                                    "seats",
                                    List.of(Map.of("kind", "me"), Map.of("kind", "agent", "level", "easy")),
                                    "public",
                                    false,
                                    "start",
                                    true))
                    .path("id")
                    .asString();
            Board board = guest.visitTable(table);
            Board.Moment before = board.awaitTurn();
            page.locator("[data-code='hint']").click();
            Locator ready = page.locator("[data-hint='ready']");
            ready.waitFor(new Locator.WaitForOptions().setTimeout(PATIENCE));
            assertThat(ready).containsText("выбор мастера");
            assertThat(ready).containsText("шанс победить");
            Assertions.assertThat(ready.locator("li").count()).isBetween(2, 3);
            guest.picture("hint");
            ready.locator("li button").first().click();
            board.awaitPlyAfter(before.ply());
            assertThat(page.locator("[data-hint]")).hasCount(0);
        }
    }

    @Test
    void aTableOfPeopleGivesNoneUnlessItSaysSo() {
        try (Guest guest = house.guest(Look.DESK)) {
            Page page = guest.page();
            guest.visit("/new");
            Locator hints = page.locator("[data-code='hints'] input");
            assertThat(hints).not().isChecked();
            page.getByLabel("Blue", new Page.GetByLabelOptions().setExact(true)).selectOption("easy");
            assertThat(hints).isChecked();
            hints.uncheck();
            page.locator("[data-code='create']").click();
            guest.board().awaitTable();
            guest.board().awaitTurn();
            assertThat(page.locator("[data-code='hint']")).hasCount(0);
        }
    }

    @Test
    void aFinishedGameIsLookedAtAgain() {
        try (Guest guest = house.guest(Look.DESK).named("Anna")) {
            Page page = guest.page();
            guest.visit("/table/" + guest.tableFrom(ClashPositions.finishedWithHalves()));
            page.locator("[data-code='analyse']").click();
            Locator ready = page.locator("[data-analysis='ready']");
            ready.waitFor(new Locator.WaitForOptions().setTimeout(PATIENCE));
            assertThat(ready.locator(".line-chart")).isVisible();
            assertThat(ready).containsText("What would have been better");
            guest.picture("analysis");
        }
    }
}
