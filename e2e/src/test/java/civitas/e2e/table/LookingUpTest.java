package civitas.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.position.CivPositions;
import civitas.e2e.position.ClashPositions;
import civitas.e2e.position.Position;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Looking something up: what lies over the views gives way, and whatever speaks of a place shows where it is. */
@ExtendWith(InTheHouse.class)
class LookingUpTest {

    private static final int PLAYERS = 3;

    /** Whether something is to be seen in its middle. */
    private static final String FREE = """
            element => {
              const box = element.getBoundingClientRect();
              const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return seen !== null && (element.contains(seen) || seen.contains(element));
            }""";

    private final House house;

    LookingUpTest(House house) {
        this.house = house;
    }

    private static Stream<Look> deskAndPhone() {
        return Stream.of(Look.DESK, Look.PHONE);
    }

    @ParameterizedTest
    @MethodSource("deskAndPhone")
    void aBattleGivesWayToAViewAndComesBack(Look look) {
        try (Guest guest = house.guest(look).named("Anna")) {
            Page page = guest.page();
            Board board = guest.goOnFrom(ClashPositions.inABattle().record());
            Locator sides = page.locator(".battle .sides");
            assertThat(sides).isVisible();
            board.press(page.locator(".battle [data-code='fold']"));
            assertThat(sides).hasCount(0);
            board.press(page.locator(".battle [data-code='fold']"));
            assertThat(sides).isVisible();
            if (look.device() == Look.Device.PHONE) {
                return; // there a battle lies over the tabs, too
            }
            board.showTab(PLAYERS);
            assertThat(sides).hasCount(0);
            page.waitForFunction(FREE, page.locator(".boards .goods").first().elementHandle());
            guest.picture("battle-aside");
            board.press(page.locator(".battle [data-code='fold']"));
            assertThat(sides).isVisible();

            // when it goes on it shows itself
            board.showTab(PLAYERS);
            assertThat(sides).hasCount(0);
            int ply = board.now().ply();
            board.choose("pass");
            board.awaitPlyAfter(ply);
            assertThat(page.locator(".battle .battle-choices")).isVisible();
        }
    }

    @ParameterizedTest
    @MethodSource("deskAndPhone")
    void anOfferThatIsWrittenIsFoldedToSeeTheMap(Look look) {
        try (Guest guest = house.guest(look.in("ru")).named("Анна")) {
            Page page = guest.page();
            Board board = guest.goOnFrom(ClashPositions.beforeABattle().record());
            board.choose("trade blue");
            Locator steppers = page.locator(".draft .offer-sides");
            assertThat(steppers).isVisible();
            assertThat(page.locator(".stage-tabs button").first()).hasAttribute("aria-current", "page");
            board.press(page.locator(".draft [data-code='fold']"));
            assertThat(steppers).hasCount(0);
            guest.picture("draft-folded-" + look.device());
            board.press(page.locator(".draft [data-code='fold']"));
            assertThat(steppers).isVisible();
        }
    }

    private static Stream<Arguments> tables() {
        return Stream.of(
                Arguments.of("en", (Supplier<Position>) ClashPositions::firstTurn),
                Arguments.of("ru", (Supplier<Position>) CivPositions::cities));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void aPlaceAndWhateverMentionsItLightEachOtherUp(String language, Supplier<Position> position) {
        try (Guest guest = house.guest(Look.DESK.in(language)).named("1")) {
            Page page = guest.page();
            guest.goOnFrom(position.get().record());
            Locator line = page.locator(".log li.group:has(.town)").last();
            String place = line.locator(".town").first().innerText().replaceAll(".* ", "");
            Locator target =
                    page.locator("g.target[data-space='" + place + "'], g.target[data-square='" + place + "']");
            Locator lit = page.locator("g.target.lit[data-space='" + place + "'], .civ-map .pointer");
            assertThat(lit).hasCount(0);
            line.hover();
            assertThat(lit.first()).isVisible();
            page.locator(".prompt").hover();
            assertThat(lit).hasCount(0);

            target.locator(".hit").hover();
            assertThat(page.locator(".log li.mentioned .town").last()).containsText(place);
        }
    }

    /** What a choice is about is lit, whether a pointer or the keyboard is on it. */
    @Test
    void aChoiceShowsWhereItIs() {
        Position first = ClashPositions.firstTurn();
        String collect = first.next().getFirst();
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            guest.goOnFrom(first.record());
            page.locator(".verb[data-verb='collect']").click();
            Locator lit = page.locator("g.target.lit[data-space='" + collect.split(" ")[1] + "']");
            Locator choice = page.locator("section.decision [data-code='" + collect + "']");
            choice.hover();
            assertThat(lit).hasCount(1);
            page.locator(".prompt").hover();
            assertThat(lit).hasCount(0);
            choice.focus();
            assertThat(lit).hasCount(1);
        }
    }
}
