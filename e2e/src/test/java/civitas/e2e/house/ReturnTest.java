package civitas.e2e.house;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.Habits;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Player;
import civitas.e2e.position.ClashPositions;
import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Somebody comes back to a slow game. */
@ExtendWith(InTheHouse.class)
class ReturnTest {

    /** Time of the page, in milliseconds: further than the machine gets meanwhile. */
    private static final int AHEAD = 30_000;

    private static final int A_MOMENT = 300;

    private final House house;

    ReturnTest(House house) {
        this.house = house;
    }

    @Test
    void whatHappenedMeanwhileIsShownAsAShortReel() {
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            String table = anna.tableFrom(ClashPositions.firstTurn().record());
            boris.visit(anna.post("/api/tables/" + table + "/seats/blue/link", Map.of())
                    .path("url")
                    .asString());
            boris.page().locator("main button[type=submit]").click();
            boris.board().awaitTable();
            int left = boris.board().now().ply();
            boris.visit("/");

            Board red = anna.visitTable(table);
            new Player(red, Habits.CLASH, 5).playATurn();
            int now = red.now().ply();
            assertThat(now).isGreaterThan(left + 1);

            Page page = boris.page();
            page.clock().install();
            Board blue = boris.visitTable(table);
            assertThat(page.locator(".away-reel")).containsText("things happened since you were here");
            boris.picture("while-away");
            // the reel goes on only when it is told to, so that it is not over before it was looked at
            page.clock().pauseAt(((Number) page.evaluate("() => Date.now()")).longValue() + AHEAD);
            page.locator("[data-code='watch-reel']").click();
            assertThat(page.locator(".reel")).isVisible();
            page.clock().runFor(A_MOMENT);
            assertThat(page.locator(".reel")).isVisible();
            assertThat(page.locator(".reel-line")).containsText("Anna");
            assertThat(page).hasURL(Pattern.compile(".*/replay/\\d+\\?reel=" + left + "$"));
            boris.picture("reel");
            page.locator("[data-code='skip-reel']").click();
            blue.awaitPly(now);
            assertThat(page).hasURL(Pattern.compile(".*/table/" + table + "$"));
            assertThat(page.locator(".away-reel")).hasCount(0);
        }
    }
}
