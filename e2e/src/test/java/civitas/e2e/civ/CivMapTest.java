package civitas.e2e.civ;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Small;
import civitas.e2e.position.CivBoxPositions;
import civitas.e2e.position.CivPositions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the map shows at a glance, and what it offers to whoever presses it. */
@ExtendWith(InTheHouse.class)
class CivMapTest {

    /** Pieces that are smaller on the screen than {@code least} pixels, and words that are smaller than {@code words}. */
    private static final String TOO_SMALL = """
            ([least, words]) => {
              const map = document.querySelector('.civ-map');
              const pieces = [...map.querySelectorAll('[data-matters]')]
                .map(piece => [piece, piece.getBoundingClientRect()])
                .filter(([, box]) => Math.min(box.width, box.height) < least)
                .map(([piece, box]) => `${piece.outerHTML.slice(0, 90)}: ${box.width} x ${box.height}`);
              const texts = [...map.querySelectorAll('text')]
                .filter(text => text.checkVisibility())
                .map(text => [text, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])
                .filter(([, size]) => size < words)
                .map(([text, size]) => `"${text.textContent}": ${size}`);
              return [...pieces, ...texts];
            }""";

    /** Squares that are called something else than what choices call them, or whose names do not lie on them. */
    private static final String WRONG_NAMES = """
            () => [...document.querySelectorAll('.civ-land')]
              .filter((land) => {
                const name = land.querySelector('.civ-label text');
                const [inner, outer] = [name, land.querySelector('.land-fill')].map((part) => part.getBoundingClientRect());
                return name.textContent !== land.dataset.land || inner.left < outer.left - 1 || inner.right > outer.right + 1
                  || inner.top < outer.top - 4 || inner.bottom > outer.bottom;
              })
              .map((land) => land.dataset.land)""";

    /** Squares that lie outside of what is seen. */
    private static final String OUT_OF_SIGHT = """
            () => {
              const seen = document.querySelector('.map-svg').getBoundingClientRect();
              return [...document.querySelectorAll('.civ-map .hit')]
                .map(square => square.getBoundingClientRect())
                .filter(box => box.left < seen.left - 1 || box.right > seen.right + 1
                  || box.top < seen.top - 1 || box.bottom > seen.bottom + 1).length;
            }""";

    /** Players whose names something covers, or who are not all in sight. */
    private static final String CROSSING = """
            () => [...document.querySelectorAll('.strip li')]
              .map(player => [player, player.getBoundingClientRect()])
              .filter(([player, box]) => [0.1, 0.5, 0.9].some(share =>
                !player.contains(document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2))))
              .map(([player]) => player.textContent)""";

    private static final double LEAST_PIECE = 20;
    private static final double LEAST_WORDS = 12;
    private static final double LEAST_SQUARE = 35;
    private static final int YIELDS = 4;
    private static final int VIEWS = 5;

    private final House house;

    CivMapTest(House house) {
        this.house = house;
    }

    @Test
    void aLateGameOfFourIsReadWithoutZooming() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            guest.visitTable(guest.tableFrom(CivBoxPositions.lateOfFour().record()))
                    .awaitTurn();
            guest.picture("civ-late-of-four");
            assertThat(page.evaluate(OUT_OF_SIGHT)).as("squares out of sight").isEqualTo(0);
            assertThat((List<?>) page.evaluate(TOO_SMALL, List.of(LEAST_PIECE, LEAST_WORDS)))
                    .isEmpty();
            assertThat(page.locator(".civ-map [data-matters]").count()).isGreaterThan(20);
            for (String piece : List.of(".civ-city", ".figure", ".piece-building", ".piece-wonder", ".city-mark")) {
                assertThat(page.locator(".civ-map " + piece).count()).as(piece).isPositive();
            }
            assertNoViewHasSmallWords(guest);
        }
    }

    private static void assertNoViewHasSmallWords(Guest guest) {
        for (int tab = 1; tab <= VIEWS; tab++) {
            guest.board().showTab(tab);
            assertThat(Small.texts(guest.page())).as("view %d", tab).isEmpty();
        }
        guest.board().showTab(1);
    }

    /** The widest map, with every box; the names of all five players and the tools of the map keep out of each other's way. */
    @Test
    void aTableOfFiveIsReadWithoutZooming() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            guest.visitTable(guest.tableFrom(CivBoxPositions.ofFive().record())).awaitTurn();
            guest.picture("civ-five-readable");
            assertThat(page.evaluate(OUT_OF_SIGHT)).as("squares out of sight").isEqualTo(0);
            assertThat((List<?>) page.evaluate(TOO_SMALL, List.of(LEAST_PIECE, LEAST_WORDS)))
                    .isEmpty();
            assertThat((List<?>) page.evaluate(CROSSING)).isEmpty();
            assertNoViewHasSmallWords(guest);
            assertThat(page.locator("g.target[data-square]").first().boundingBox().width)
                    .as("the panels beside the map have made room for it")
                    .isGreaterThanOrEqualTo(LEAST_SQUARE);
        }
    }

    @Test
    void aKeyNamesTheSquaresAndTakesTheNamesAway() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            guest.goOnFrom(CivPositions.march().record());
            Locator names = page.locator(".civ-label");
            Locator tool = page.locator(".map-tools [aria-pressed]");
            assertThat(names).hasCount(0);
            assertThat(tool).hasAttribute("aria-pressed", "false");
            page.keyboard().press("c");
            assertThat(names).hasCount(page.locator(".civ-land").count());
            assertThat(tool).hasAttribute("aria-pressed", "true");
            assertThat(page.evaluate(WRONG_NAMES)).isEqualTo(List.of());
            assertThat((List<?>) page.evaluate(TOO_SMALL, List.of(LEAST_PIECE, LEAST_WORDS)))
                    .isEmpty();
            guest.picture("civ-coordinates");
            page.keyboard().press("c");
            assertThat(names).hasCount(0);

            // who does not know the key presses the tool
            tool.click();
            assertThat(names.first()).isVisible();
        }
    }

    @Test
    void aCapitalIsOfferedWithWhatItWouldGet() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(CivPositions.begin().record()));
            Board.Moment moment = board.awaitTurn();
            List<String> places = moment.codes().stream()
                    .filter(code -> code.startsWith("place-capital "))
                    .toList();
            assertThat(places).isNotEmpty();
            assertThat(page.locator(".site")).hasCount(places.size());
            String square = places.getFirst().split(" ")[1];
            assertThat(page.locator("[data-site='" + square + "'] text")).hasCount(YIELDS);
            for (String place : places) {
                assertThat(page.locator(".decision [data-code='" + place + "'] .amount[class*='yield-']"))
                        .hasCount(YIELDS);
            }
            guest.picture("civ-capital");

            page.locator("g.target[data-square='" + square + "']").click();
            Locator offer = page.locator(".menu [data-code='" + places.getFirst() + "']");
            assertThat(offer).isVisible();
            assertThat(board.now().ply()).as("it is only offered").isEqualTo(moment.ply());
            offer.click();
            board.awaitPlyAfter(moment.ply());
            assertThat(page.locator("[data-city='" + square + "']")).isVisible();
        }
    }

    @Test
    void aCitySaysWhatItCanDoForWhichPriceAndWhyNotTheRest() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(CivPositions.cities().record()));
            int ply = board.awaitTurn().ply();
            String build = CivPositions.cities().next().getFirst();
            board.showTab(1);
            page.locator("g.target[data-square='" + build.split(" ")[1] + "']").click();
            Locator card = page.locator(".city-card");
            assertThat(card.locator("[data-code='" + build + "'] .ware-price")).isVisible();
            assertThat(card.locator(".not-now summary")).isVisible();
            card.locator(".not-now summary").click();
            assertThat(card.locator(".ware.missing small").first()).not().isEmpty();
            guest.picture("civ-city-card");

            card.locator("[data-code='" + build + "']").click();
            board.awaitPlyAfter(ply);
        }
    }
}
