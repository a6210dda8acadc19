package civitas.e2e.house;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.agents.RandomGame;
import civitas.clash.ClashGame;
import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.position.ClashPositions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The past of a finished game. */
@ExtendWith(InTheHouse.class)
class ReplayTest {

    private final House house;

    ReplayTest(House house) {
        this.house = house;
    }

    @Test
    void theSliderGoesThroughTheWholeGame() {
        try (Guest guest = house.guest().named("Anna");
                Guest spectator = house.guest()) {
            Page page = guest.page();
            String table = guest.tableFrom(ClashPositions.finished());
            guest.visit("/table/" + table);
            page.locator("[data-code=show-replay]").click();
            Board board = guest.board();
            board.awaitPly(0);
            assertThat(page.locator(".city")).hasCount(2);
            Locator slider = page.locator(".replay input[type=range]");
            int last = Integer.parseInt(slider.getAttribute("max"));

            slider.fill(Integer.toString(last / 2));
            board.awaitPly(last / 2);
            assertThat(page).hasURL(Pattern.compile(".*/table/" + table + "/replay/" + last / 2 + "$"));
            guest.picture("replay-slider");
            page.locator("[data-code='replay-back']").click();
            board.awaitPly(last / 2 - 1);
            page.locator("[data-code='replay-next']").click();
            board.awaitPly(last / 2);
            slider.press("End");
            board.awaitPly(last);
            slider.press("ArrowLeft");
            board.awaitPly(last - 1);

            // A line of the log leads to its moment, playing goes on from there.
            Locator jump = page.locator(".log > .group > .jump")
                    .nth(page.locator(".log > .group > .jump").count() / 2);
            int jumped = Integer.parseInt(jump.getAttribute("title").replaceAll("\\D", ""));
            assertThat(jumped).isPositive().isLessThan(last - 1);
            jump.click();
            board.awaitPly(jumped);
            assertThat(page).hasURL(Pattern.compile(".*/replay/" + jumped + "$"));
            page.locator(".replay select").selectOption("3");
            page.locator("[data-code='replay-play']").click();
            board.awaitPlyFrom(jumped + 3);
            page.locator("[data-code='replay-play']").click();

            // Every step has an address, also for somebody who was not there.
            spectator.visit("/table/" + table + "/replay/" + last / 2);
            spectator.board().awaitPly(last / 2);
            assertThat(spectator.page().locator(".hand")).hasCount(0);
        }
    }

    /** The present of a long game knows only the last lines of its log. */
    @Test
    void everyMomentOfALongGameBringsItsLog() {
        String record =
                RandomGame.play(new ClashGame(), 5, 900, () -> true).record().text();
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            guest.visit("/table/" + guest.tableFrom(record) + "/replay/100");
            guest.board().awaitPly(100);
            assertThat(page.locator(".log li").first()).isVisible();
            int latest = Integer.parseInt(page.locator(".log > .group > .jump")
                    .last()
                    .getAttribute("title")
                    .replaceAll("\\D", ""));
            assertThat(latest).isBetween(50, 100);
        }
    }
}
