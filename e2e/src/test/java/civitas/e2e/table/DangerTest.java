package civitas.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.position.ClashPositions;
import civitas.e2e.position.Position;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** An attack looks like one, is confirmed with a forecast, and whoever wants to be asked no more is not. */
@ExtendWith(InTheHouse.class)
class DangerTest {

    private final House house;

    DangerTest(House house) {
        this.house = house;
    }

    @Test
    void anAttackFromTheListIsAskedAboutUntilThatIsSwitchedOff() {
        Position battle = ClashPositions.beforeABattle();
        try (Guest guest = house.guest(Look.DESK.in("ru")).named("Анна")) {
            Page page = guest.page();
            Locator attack = attack(guest, battle);
            int ply = guest.board().now().ply();
            assertThat(attack).hasClass(Pattern.compile(".*fight.*"));
            assertThat(attack.locator(".attack .win")).hasText(Pattern.compile("≈ \\d+ %"));
            attack.click();
            Locator dialog = page.locator(".loss-dialog");
            assertThat(dialog).containsText("Это нападение.");
            assertThat(dialog.locator(".foresight-note"))
                    .containsText(Pattern.compile("победа примерно в \\d+ %.*по \\d+ воображаемым боям"));
            guest.picture("attack-dialog-ru");

            // whoever only presses on has attacked nobody
            page.keyboard().press("Enter");
            assertThat(dialog).hasCount(0);
            assertThat(guest.board().now().ply()).isEqualTo(ply);

            attack.click();
            page.locator("[data-code='never-ask-loss']").click();
            guest.board().awaitPlyAfter(ply);

            // at the next table the list attacks at one press, and the settings say why
            Locator again = attack(guest, battle);
            int later = guest.board().now().ply();
            again.click();
            guest.board().awaitPlyAfter(later);
            guest.visit("/account");
            assertThat(page.getByLabel("Переспрашивать перед нападением")).not().isChecked();
            assertThat(page.getByLabel("Переспрашивать, прежде чем что-то будет потеряно навсегда"))
                    .isChecked();
        }
    }

    /** The button of the attack in the list, when the group stands ready. */
    private static Locator attack(Guest guest, Position battle) {
        Board board = guest.visitTable(guest.tableFrom(battle.record()));
        board.awaitTurn();
        List<String> way = battle.next();
        way.subList(0, way.size() - 1).forEach(board::choose);
        board.awaitTurn();
        return guest.page().locator("section.decision [data-code='" + way.getLast() + "']");
    }
}
