package civitas.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A small screen without a mouse. */
@ExtendWith(InTheHouse.class)
class PhoneTest {

    private final House house;

    PhoneTest(House house) {
        this.house = house;
    }

    @Test
    void aTurnIsPlayedByTouchAndNothingIsWiderThanTheScreen() {
        try (Guest guest = house.guest(Look.PHONE)) {
            Page page = guest.page();
            for (String path : List.of("/new", "/account", "/credits", "/")) {
                guest.visit(path);
                assertThat(page.locator("main h1").first()).isVisible();
                assertFits(page, path);
            }
            guest.picture("phone-home");
            page.locator("[data-code='quick-start']").tap();
            Board board = guest.board();
            board.awaitTable();
            board.awaitTurn();
            assertFits(page, "table");
            guest.picture("phone-table");
            for (int tab = 4; tab >= 1; tab--) {
                page.locator(".stage-tabs button:nth-child(" + tab + ")").tap();
                assertFits(page, "tab " + tab);
                guest.picture("phone-tab-" + tab);
            }
            page.locator(".table-tools button").first().tap();
            assertThat(page.locator("dialog .rules > section").first()).isVisible();
            assertFits(page, "rules");
            page.locator("dialog header button").tap();

            new Player(board, Habits.CLASH, 3).playATurn();
            assertThat(page.locator(".log").textContent()).contains("Red: turn ends");
        }
    }

    @Test
    void aBattleFits() {
        try (Guest guest = house.guest(Look.PHONE).named("Anna")) {
            Board board =
                    guest.visitTable(guest.tableFrom(ClashPositions.inABattle().record()));
            assertThat(guest.page().locator(".battle .sides")).isVisible();
            assertFits(guest.page(), "battle");
            guest.picture("phone-battle");
            Board.Moment moment = board.awaitTurn();
            guest.page()
                    .locator(".battle [data-code='" + moment.codes().getFirst() + "']")
                    .tap();
            board.awaitPlyAfter(moment.ply());
        }
    }

    @Test
    void aTableOfCivilizationFits() {
        try (Guest guest = house.guest(Look.PHONE).named("Anna")) {
            Page page = guest.page();
            new CivTour(guest, place -> {
                        assertFits(page, place);
                        guest.picture("phone-" + place);
                    })
                    .walk();
        }
    }

    @Test
    void aTurnOfCivilizationIsPlayedByTouch() {
        try (Guest guest = house.guest(Look.PHONE).named("Anna")) {
            Board board = guest.visitTable(guest.tableFrom(CivPositions.cities().record()));
            board.awaitTurn();
            new Player(board, Habits.CIV, 3).playATurn();
            assertFits(guest.page(), "after a turn");
        }
    }

    private static void assertFits(Page page, String what) {
        assertThat(page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth"))
                .as("width of %s beyond the screen", what)
                .isEqualTo(0);
        assertThat(page.evaluate("() => [...document.querySelectorAll('.stage-tabs button')].filter(tab =>"
                        + " [...tab.querySelectorAll('.icon, span')].every(part => part.clientWidth < 8"
                        + " && part.getBoundingClientRect().width < 8)).length"))
                .as("tabs of %s that show neither picture nor word", what)
                .isEqualTo(0);
    }
}
