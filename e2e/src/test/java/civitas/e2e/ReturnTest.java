package civitas.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Somebody comes back to a slow game. */
@ExtendWith(InTheHouse.class)
class ReturnTest {

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

            Board blue = boris.visitTable(table);
            Page page = boris.page();
            assertThat(page.locator(".away-reel")).containsText("things happened since you were here");
            boris.picture("while-away");
            page.locator("[data-code='watch-reel']").click();
            assertThat(page.locator(".reel")).isVisible();
            assertThat(page.locator(".reel-line")).containsText("Red");
            assertThat(page).hasURL(Pattern.compile(".*/replay/\\d+\\?reel=" + left + "$"));
            boris.picture("reel");
            page.locator("[data-code='skip-reel']").click();
            blue.awaitPly(now);
            assertThat(page).hasURL(Pattern.compile(".*/table/" + table + "$"));
            assertThat(page.locator(".away-reel")).hasCount(0);
        }
    }
}
