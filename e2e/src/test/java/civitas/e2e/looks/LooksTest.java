package civitas.e2e.looks;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.Habits;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.browser.Player;
import civitas.e2e.position.ClashPositions;
import civitas.e2e.position.Position;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** People differ: in language, in the colours they can tell apart, in how much they want to move. */
@ExtendWith(InTheHouse.class)
class LooksTest {

    /** Everything that moves by itself. */
    private static final String MOVING = """
            () => [...document.querySelectorAll('*')]
              .filter(element => {
                const style = getComputedStyle(element);
                return style.animationName !== 'none' && parseFloat(style.animationDuration) > 0.01
                  || style.transitionProperty !== 'none' && parseFloat(style.transitionDuration) > 0.01;
              })
              .map(element => element.tagName + '.' + element.getAttribute('class'))
            """;

    private final House house;

    LooksTest(House house) {
        this.house = house;
    }

    @Test
    void theLanguageIsSwitchedInTheMiddleOfAnAction() {
        Position first = ClashPositions.firstTurn();
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(first.record()));
            board.awaitTurn();
            board.choose(first.next().getFirst());
            Board.Moment before = board.awaitTurn();
            String english = page.locator(".prompt").innerText();

            page.locator("[data-code='language']").click();
            assertThat(page.locator("html")).hasAttribute("lang", "ru");
            assertThat(page.locator(".prompt")).not().hasText(english);
            assertThat(page.locator(".prompt")).containsText(Pattern.compile("[а-я]{3}"));
            assertThat(page.locator(".log")).not().containsText(Pattern.compile("\\b[a-z]{4}"));
            assertThat(board.awaitTurn().codes()).isEqualTo(before.codes());
            guest.picture("switched-to-russian");

            // The action goes on in the other language, and back again.
            board.choose(before.codes().getFirst());
            page.locator("[data-code='language']").click();
            assertThat(page.locator("html")).hasAttribute("lang", "en");
            assertThat(page.locator(".log")).not().containsText(Pattern.compile("[а-я]{3}"));
            assertThat(page.locator(".log")).containsText("Anna collects");
        }
    }

    @Test
    void everySideHasAShapeBesideItsColour() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            guest.visitTable(guest.tableFrom(ClashPositions.beforeABattle().record()));
            Object shapes =
                    page.locator(".strip .mark path").evaluateAll("paths => paths.map(path => path.getAttribute('d'))");
            assertThat(Set.copyOf((List<?>) shapes)).hasSize(2);
            for (String seat : List.of("red", "blue")) {
                Object mark = page.locator(".strip .mark.side-" + seat + " path")
                        .first()
                        .getAttribute("d");
                // Cities and armies on the map carry the very same sign.
                Object onTheMap = page.locator(".map .side-" + seat + " path")
                        .evaluateAll("paths => paths.map(path => path.getAttribute('d'))");
                assertThat(((List<?>) onTheMap).contains(mark))
                        .as("the sign of %s on the map", seat)
                        .isTrue();
            }
        }
    }

    @Test
    void nothingMovesForThoseWhoAskForThat() {
        try (Guest guest = house.guest(Look.DESK.asNewcomer()).named("Anna")) {
            Page page = guest.page();
            page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
            Board board =
                    guest.visitTable(guest.tableFrom(ClashPositions.inABattle().record()));
            board.awaitTurn();
            page.locator(".guide .choice:not(.primary)").click();
            new Player(board, Habits.CLASH, 2).answer();
            assertThat((List<?>) page.evaluate(MOVING)).isEmpty();
            assertThat(page.locator("[data-code='skip-dice']")).hasCount(0);
        }
    }
}
