package civitas.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.position.ClashPositions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Everything on the table explains itself, and the rules are at hand. */
@ExtendWith(InTheHouse.class)
class HelpTest {

    private final House house;

    HelpTest(House house) {
        this.house = house;
    }

    @Test
    void theRulesAreSearched() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            guest.visitTable(guest.tableFrom(ClashPositions.firstTurn().record()));
            page.locator("[data-code=show-rules]").click();
            page.locator("[data-code=rules-all]").click();
            Locator rules = page.locator("dialog .rules > section > p, dialog .rules aside");
            assertThat(page.locator("dialog .rules > section").first()).isVisible();
            int all = rules.count();
            page.locator("dialog .search").fill("irrigation");
            assertThat(page.locator("dialog .rules > section").first()).containsText("Irrigation");
            assertThat(rules.count()).isLessThan(all);
            for (String text : rules.allTextContents()) {
                assertThat(text).containsIgnoringCase("irrigation");
            }
            guest.picture("rules-search");
            page.locator("dialog .search").fill("no such word at all");
            assertThat(page.locator("dialog .rules")).hasText("Nothing found.");
            page.keyboard().press("Escape");
            page.keyboard().press("Escape");
            assertThat(page.locator("dialog")).hasCount(0);
        }
    }

    @Test
    void aNewcomerIsShownAroundAndCanAskAgain() {
        try (Guest guest = house.guest(Look.DESK.asNewcomer()).named("Anna")) {
            Page page = guest.page();
            Board board =
                    guest.visitTable(guest.tableFrom(ClashPositions.firstTurn().record()));
            Locator guide = page.locator(".guide");
            assertThat(guide.locator("h2")).isVisible();
            assertThat(page.locator(".guide-frame")).isVisible();
            guest.picture("guide");
            guide.locator(".choice:not(.primary)").click();
            assertThat(guide).hasCount(0);

            // It does not come back by itself, only when it is asked for.
            page.reload();
            board.awaitTurn();
            assertThat(guide).hasCount(0);
            page.locator("[data-code=show-guide]").click();
            assertThat(guide).isVisible();
            page.keyboard().press("Escape");
            assertThat(guide).hasCount(0);
        }
    }

    @Test
    void aLongPressExplainsAndChoosesNothing() {
        try (Guest guest = house.guest(Look.PHONE).named("Anna")) {
            Page page = guest.page();
            Board board =
                    guest.visitTable(guest.tableFrom(ClashPositions.firstTurn().record()));
            int ply = board.awaitTurn().ply();
            board.openHand();
            Locator card = page.locator(".hand .card").first();
            card.scrollIntoViewIfNeeded();
            card.dispatchEvent("pointerdown", java.util.Map.of("pointerType", "touch", "bubbles", true));
            assertThat(page.locator(".tip p").first()).isVisible();
            card.dispatchEvent("pointerup", java.util.Map.of("pointerType", "touch", "bubbles", true));
            assertThat(board.now().ply()).isEqualTo(ply);
        }
    }
}
