package civitas.e2e.looks;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.position.CivBoxPositions;
import civitas.e2e.position.CivPositions;
import civitas.e2e.position.ClashPositions;
import civitas.e2e.position.Position;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Somebody who has no mouse, or cannot use one: from the first page to the end of a turn. */
@ExtendWith(InTheHouse.class)
class KeyboardTest {

    private static final int MOST_TABS = 250;

    private final House house;

    KeyboardTest(House house) {
        this.house = house;
    }

    @Test
    void aGameIsStartedWithoutAMouse() {
        try (Guest guest = house.guest()) {
            Page page = guest.page();
            guest.visit("/");
            assertThat(page.locator("[data-code='quick-start']")).isEnabled();
            press(page, "[data-code='quick-start']");
            Board board = guest.board();
            board.awaitTable();
            if (!board.awaitTurn().prompt().equals("prompt.turn")) {
                pressAndWait(page, board, "g.target.can");
            }

            // The rules open and close by keys; on a focused thing the same key would explain that thing.
            page.evaluate("document.activeElement.blur()");
            page.keyboard().press("?");
            assertThat(page.locator("dialog")).isVisible();
            page.keyboard().press("Escape");
            assertThat(page.locator("dialog")).hasCount(0);
        }
    }

    @Test
    void aWholeTurnIsPlayedWithoutAMouse() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board =
                    guest.visitTable(guest.tableFrom(ClashPositions.firstTurn().record()));
            board.awaitTurn();

            // Collect on the map, gain an advance on the chart if one can be paid, and end the turn.
            press(page, ".verb[data-verb='collect']");
            pressAndWait(page, board, "g.target.can");
            answerUntilMyTurn(page, board);
            press(page, ".verb[data-verb='advance']");
            assertThat(page.locator(".chart")).isVisible();
            pressAndWait(page, board, ".chart button.can");
            answerUntilMyTurn(page, board);
            press(page, ".decision [data-code='end-turn']");
            assertThat(page.locator("[data-code='confirm-end-turn']")).isFocused();
            page.keyboard().press("Enter");

            // The screen is passed on; the curtain opens by a key too.
            assertThat(page.locator("[data-code='open-curtain']")).isFocused();
            page.keyboard().press("Enter");
            page.locator("main.table").waitFor();
            assertThat(page.locator(".log")).containsText("Anna: turn ends");
        }
    }

    @Test
    void figuresGoCitiesBuildAndTechsAreChosenWithoutAMouse() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(CivPositions.march().record()));
            board.awaitTurn();
            press(page, "g.target.can.grab");
            pressAndWait(page, board, "g.target.reach:not(.grab)");

            board = guest.visitTable(guest.tableFrom(CivPositions.cities().record()));
            board.awaitTurn();
            press(page, ".stage-tabs button:nth-child(2)");
            pressAndWait(page, board, ".city-screen button[data-code]");

            board = guest.visitTable(guest.tableFrom(CivPositions.research().record()));
            board.awaitTurn();
            press(page, ".stage-tabs button:nth-child(3)");
            pressAndWait(page, board, ".tech.can");
        }
    }

    @Test
    void cardsOfTheExpansionsAreUsedWithoutAMouse() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = open(guest, CivBoxPositions.policy());
            press(page, ".stage-tabs button:nth-child(5)");
            pressAndWait(page, board, ".policy.can");

            board = open(guest, CivBoxPositions.investment());
            press(page, ".stage-tabs button:nth-child(5)");
            pressAndWait(page, board, ".sheet .investment.can");

            board = open(guest, CivBoxPositions.greatPerson());
            if (!board.isHandOpen()) {
                press(page, Board.HAND);
            }
            pressAndWait(page, board, ".hand .person-card.can");
        }
    }

    /** A table as somebody left it, on whose screen all seats are. */
    private static Board open(Guest guest, Position position) {
        Board board = guest.visitTable(guest.tableFrom(position.record()));
        if (board.now().curtain()) {
            press(guest.page(), "[data-code='open-curtain']");
        }
        board.awaitTurn();
        return board;
    }

    private static void answerUntilMyTurn(Page page, Board board) {
        while (!board.awaitTurn().prompt().equals("prompt.turn")) {
            pressAndWait(page, board, ".decision .choices [data-code]");
        }
    }

    /** What is pressed may only offer what can be done with it: the offer has the focus. */
    private static void pressAndWait(Page page, Board board, String selector) {
        int ply = board.now().ply();
        press(page, selector);
        page.waitForFunction("""
                ply => document.querySelector('.menu [role=menuitem]:focus, .onward button:focus, .deeds button:focus, main.curtain')
                  || Number(document.querySelector('main.table')?.dataset.ply ?? -1) !== ply
                """, ply);
        if (page.locator(".menu [role=menuitem]:focus, .onward button:focus, .deeds button:focus")
                        .count()
                > 0) {
            page.keyboard().press("Enter");
        }
        board.awaitPlyAfter(ply);
    }

    /** Goes to the first such thing with the tabulator, as everybody can see, and presses Enter. */
    private static void press(Page page, String selector) {
        for (int i = 0; i < MOST_TABS; i++) {
            if (Boolean.TRUE.equals(page.evaluate("selector => document.activeElement?.matches(selector)", selector))) {
                assertThat(page.evaluate("""
                                () => {
                                  const style = getComputedStyle(document.activeElement);
                                  const ring = document.activeElement.querySelector('.ring');
                                  return ring != null || style.outlineStyle !== 'none' || style.boxShadow !== 'none';
                                }
                                """))
                        .as("the focus on %s can be seen", selector)
                        .isEqualTo(true);
                page.keyboard().press("Enter");
                return;
            }
            page.keyboard().press("Tab");
        }
        throw new AssertionError(selector + " cannot be reached with the keyboard");
    }
}
