package civitas.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.position.ClashPositions;
import civitas.e2e.position.Position;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Taking choices back: one's own freely, others' with their consent. */
@ExtendWith(InTheHouse.class)
class UndoTest {

    private final House house;

    UndoTest(House house) {
        this.house = house;
    }

    @Test
    void ownStepsAreTakenBackOneByOneOrAsAWhole() {
        Position first = ClashPositions.firstTurn();
        try (Guest guest = house.guest().named("Anna")) {
            Board board = guest.visitTable(guest.tableFrom(first.record()));
            Board.Moment start = board.awaitTurn();
            board.choose(first.next().getFirst());
            Board.Moment collecting = board.awaitTurn();
            board.choose(collecting.codes().getFirst());

            guest.page().locator("[data-code='undo']").click();
            board.awaitPly(collecting.ply());
            assertThat(board.awaitTurn().codes()).isEqualTo(collecting.codes());

            guest.page().locator("[data-code='cancel-action']").click();
            board.awaitPly(start.ply());
            assertThat(board.awaitTurn()).isEqualTo(start);
        }
    }

    @Test
    void whatTheOtherHasSeenIsTakenBackWhenTheyAgree() {
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            String table = anna.tableFrom(ClashPositions.firstTurn().record());
            Board blue = boris.join(anna, table, "blue");
            Board red = anna.visitTable(table);
            red.awaitTurn();
            red.choose("end-turn");
            int ply = blue.awaitTurn().ply();
            blue.choose("end-turn");
            red.awaitTurn();

            // Blue has chosen since, so red can only ask: for the own choice back, and blue's with it.
            ask(anna.page());
            assertThat(boris.page().locator(".undo-request")).containsText("Anna would like to take back 2 steps");
            boris.picture("undo-request");
            boris.page()
                    .getByText("Decline", new Page.GetByTextOptions().setExact(true))
                    .click();
            assertThat(anna.page().locator(".undo-request")).hasCount(0);
            assertThat(blue.now().ply()).isEqualTo(ply + 1);

            ask(anna.page());
            boris.page()
                    .getByText("Agree", new Page.GetByTextOptions().setExact(true))
                    .click();
            red.awaitPly(ply - 1);
            blue.awaitPly(ply - 1);
            assertThat(red.awaitTurn().prompt()).isEqualTo("prompt.turn");
        }
    }

    private static void ask(Page page) {
        page.locator(".undo summary").click();
        page.locator("[data-code='ask-undo']").click();
        assertThat(page.locator(".undo-request")).containsText("Waiting for the others to agree");
    }
}
