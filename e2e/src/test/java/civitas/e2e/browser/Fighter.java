package civitas.e2e.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/**
 * Fights on the battle board of Civilization: plays the first card that can be played, on the first front it can attack; wounds
 * and heals where that is asked, and uses no abilities.
 */
public record Fighter(Board board, Page page) {

    /** On a shared screen it may be the turn of the other side then. */
    public void answer() {
        int ply = board.awaitTurn().ply();
        Locator cards = page.locator(".hand-unit.can");
        if (cards.count() > 0) {
            cards.first().click();
            page.waitForFunction("""
                ply => document.querySelector('.fronts .can, main.curtain')
                  || Number(document.querySelector('main.table')?.dataset.ply ?? -1) !== ply
                """, ply);
        }
        if (board.now().ply() == ply) {
            go(ply);
        }
    }

    private void go(int ply) {
        Locator fronts = page.locator(".fronts .can");
        Locator others = page.locator(".battle-choices [data-code]");
        if (fronts.count() > 0) {
            fronts.first().click();
        } else if (others.count() > 0) {
            others.last().click();
        } else {
            new Player(board, Habits.CIV, ply).answer();
        }
        board.awaitPlyAfter(ply);
    }
}
