package civitas.e2e.house;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.Habits;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Player;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two people share one screen. */
@ExtendWith(InTheHouse.class)
class HotSeatTest {

    private final House house;

    HotSeatTest(House house) {
        this.house = house;
    }

    @Test
    void aCurtainHidesTheHandsBetweenTwoSeats() {
        try (Guest both = house.guest()) {
            Page page = both.page();
            both.visit("/new");
            page.getByLabel("Red", new Page.GetByLabelOptions().setExact(true)).selectOption("me");
            page.getByLabel("Blue", new Page.GetByLabelOptions().setExact(true)).selectOption("me");
            assertThat(page.locator("main")).containsText("a curtain keeps hands private");
            both.picture("new-table");
            page.locator("[data-code='create']").click();
            Board board = both.board();
            board.awaitTable();

            String seen = "";
            for (int turn = 0; turn < 4; turn++) {
                if (board.awaitTurn().curtain()) {
                    // looked at once: a hand must not be seen for a moment either
                    assertThat(page.locator(".card, .hand, .log, .map").count()).isZero();
                    both.picture("curtain");
                    page.locator("[data-code='open-curtain']").click();
                    page.locator("main.table").waitFor();
                }
                board.openHand();
                assertThat(page.locator(".hand .card").first()).isVisible();
                String me = page.locator(".strip li.me").getAttribute("class");
                assertThat(me).isNotEqualTo(seen);
                seen = me;
                playUntilTheCurtain(board, turn);
            }
        }
    }

    private static void playUntilTheCurtain(Board board, int seed) {
        Player player = new Player(board, Habits.CLASH, seed);
        while (!board.awaitTurn().curtain()) {
            player.answer();
        }
    }
}
