package civitas.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Somebody who has never been here plays whole games against a computer, with clicks only. */
@ExtendWith(InTheHouse.class)
class WholeGameTest {

    private static final int MOST_CHOICES = 1200;

    private final House house;

    WholeGameTest(House house) {
        this.house = house;
    }

    @Test
    void aNewcomerPlaysClashToTheFinalScore() {
        try (Guest newcomer = house.guest(Look.DESK.asNewcomer())) {
            Page page = newcomer.page();
            newcomer.visit("/");
            page.locator("[data-code='quick-start']").click();
            Board board = newcomer.board();
            board.awaitTable();
            takeTheTour(page);
            board.hurryComputers();

            int choices = new Player(board, Habits.CLASH, 1).playToTheEnd(MOST_CHOICES);

            assertThat(choices).isGreaterThan(40);
            assertThat(page.locator(".end h2").textContent()).contains("wins");
            assertThat(page.locator(".score-row").count()).isEqualTo(2);
            PlaywrightAssertions.assertThat(page.locator(".line-chart polyline"))
                    .hasCount(2);
            assertThat(page.locator(".track").getAttribute("aria-label")).startsWith("Age ");
            newcomer.picture("final-score");

            page.locator(".stage-tabs button").first().click();
            assertThat(page.locator(".map").isVisible()).isTrue();
        }
    }

    @Test
    void aNewcomerPlaysCivilizationUntilSomebodyHasWon() {
        try (Guest newcomer = house.guest(Look.DESK.asNewcomer())) {
            Page page = newcomer.page();
            newcomer.visit("/");
            page.locator("[data-code='game civ']").click();
            page.locator("[data-code='quick-start']").click();
            Board board = newcomer.board();
            board.awaitTable();
            takeTheTour(page);
            board.hurryComputers();

            int choices = new Player(board, Habits.CIV, 1).playToTheEnd(MOST_CHOICES);

            assertThat(choices).isGreaterThan(40);
            assertThat(page.locator(".end h2").textContent()).contains("wins");
            assertThat(page.locator(".civ-end .victory").textContent()).contains("wins by");
            PlaywrightAssertions.assertThat(page.locator(".races .line-chart")).hasCount(4);
            PlaywrightAssertions.assertThat(page.locator(".races .line-chart polyline"))
                    .hasCount(8);
            newcomer.picture("civ-victory");

            page.locator(".stage-tabs button").first().click();
            assertThat(page.locator(".map").isVisible()).isTrue();
        }
    }

    private static void takeTheTour(Page page) {
        for (int step = 0; step < 5; step++) {
            page.locator(".guide .primary").click();
        }
        assertThat(page.locator(".guide .primary").textContent()).isEqualTo("Let us play");
        page.locator(".guide .primary").click();
        assertThat(page.locator(".guide").count()).isZero();
    }
}
