package civitas.e2e.civ;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.Habits;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Player;
import civitas.e2e.position.CivPositions;
import civitas.e2e.position.Position;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A battle between two browsers, fought on the battle board from the march to the last sum. */
@ExtendWith(InTheHouse.class)
class CivBattleTest {

    private static final int MOST_ANSWERS = 60;

    private final House house;

    CivBattleTest(House house) {
        this.house = house;
    }

    @Test
    void twoPeopleFightOnTheBattleBoardToItsEnd() {
        Position before = CivPositions.beforeABattle();
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            String table = anna.tableFrom(before.record());
            Board blue = boris.join(anna, table, "blue");
            Board red = anna.visitTable(table);
            red.awaitTurn();
            before.next().forEach(red::choose);
            assertThat(anna.page().locator(".civ-battle")).isVisible();
            assertThat(boris.page().locator(".civ-battle")).isVisible();

            int pictures = 0;
            for (int answers = 0; answers < MOST_ANSWERS && isFought(anna); answers++) {
                boolean hers = red.now().wanted();
                Guest asked = hers ? anna : boris;
                if (answers % 4 == 2) {
                    pictures++;
                    asked.picture("civ-battle-" + pictures);
                }
                if (asked.board().awaitTurn().prompt().startsWith("prompt.battle")) {
                    assertHandsAreHidden(asked.page());
                }
                answer(asked, answers);
                int ply = (hers ? red : blue).now().ply();
                red.awaitPly(ply);
                blue.awaitPly(ply);
            }
            assertThat(anna.page().locator(".civ-battle")).hasCount(0);
            assertThat(anna.page().locator(".log")).containsText("Victory in battle");
            assertThat(boris.page().locator(".log")).containsText("Victory in battle");
            assertThat(boris.page().locator(".news .battle-outcome li")).hasCount(2);
            assertThat(boris.page().locator(".news .battle-outcome")).containsText("combat bonus");
            boris.picture("civ-battle-over");
        }
    }

    private static boolean isFought(Guest guest) {
        return guest.page().locator(".civ-battle").count() > 0;
    }

    /** The cards of the other lie face down. */
    private static void assertHandsAreHidden(Page page) {
        assertThat(page.locator(".battle-line:has(.backs)").first()).isVisible();
    }

    /** Plays a card on a front where that can be done, and answers everything else as somebody who is not bold. */
    private static void answer(Guest guest, int seed) {
        Board board = guest.board();
        Board.Moment moment = board.awaitTurn();
        Page page = guest.page();
        Locator cards = page.locator(".hand-unit.can");
        if (!moment.prompt().equals("prompt.battle.play") || cards.count() == 0) {
            new Player(board, Habits.CIV, seed).answer();
            return;
        }
        cards.first().click();
        Locator fronts = page.locator(".fronts .can");
        page.waitForFunction(
                "ply => document.querySelector('.fronts .can') || Number(document.querySelector('main.table').dataset.ply) !== ply",
                moment.ply());
        if (board.now().ply() == moment.ply()) {
            fronts.first().click();
        }
        board.awaitPlyAfter(moment.ply());
    }
}
