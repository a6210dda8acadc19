package civitas.e2e.table;

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

/** Nothing that loses something for good happens on one click. */
@ExtendWith(InTheHouse.class)
class LossTest {

    private final House house;

    LossTest(House house) {
        this.house = house;
    }

    @Test
    void aCityIsDestroyedOnlyByWhoeverMeansIt() {
        Position position = ClashPositions.mayRaze();
        String raze = position.next().getFirst();
        String space = raze.split(" ")[1];
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(position.record()));
            if (board.awaitTurn().curtain()) {
                board.openCurtain();
            }
            int ply = board.awaitTurn().ply();

            // The city does not look like others that can be chosen, and a click only offers what can be done with it.
            Locator city = page.locator("g.target.can.danger[data-space='" + space + "']");
            city.locator(".hit").click();
            page.locator(".space-card [data-code='" + raze + "']").click();
            assertThat(page.locator(".loss-dialog .loss")).not().isEmpty();
            guest.picture("loss");

            // Whoever only presses on has destroyed nothing.
            page.keyboard().press("Enter");
            assertThat(page.locator(".loss-dialog")).hasCount(0);
            assertThat(board.now().ply()).isEqualTo(ply);

            // The list asks as well.
            page.locator(".decision [data-code='" + raze + "']").click();
            page.locator("[data-code='confirm-loss']").click();
            board.awaitPlyAfter(ply);
        }
    }
}
