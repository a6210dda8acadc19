package civitas.e2e.looks;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Axe;
import civitas.e2e.browser.Board;
import civitas.e2e.browser.Fit;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.Habits;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.browser.Player;
import civitas.e2e.position.CivPositions;
import civitas.e2e.position.ClashPositions;
import civitas.e2e.tour.Tour;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A small screen without a mouse. */
@ExtendWith(InTheHouse.class)
class PhoneTest {

    /**
     * Where a phone shows something else than a desk, one stop of each kind: axe-core is what costs most at a stop, and looks at all of
     * them on a desk.
     */
    private static final Pattern LAID_OUT_ANEW = Pattern.compile(
            "home|table|table-tab-3|battle|host|trade" + "|civ-(square|city|sheets|battle)|civ-boxes-(sheets|battle)");

    /** What is drawn on the map is the same on a desk, where axe-core has looked at it. */
    private static final String MAP = ".map-svg";

    private final House house;

    PhoneTest(House house) {
        this.house = house;
    }

    @Test
    void aTurnIsPlayedByTouchAndNothingIsWiderThanTheScreen() {
        try (Guest guest = house.guest(Look.PHONE)) {
            Page page = guest.page();
            for (String path : List.of("/new", "/account", "/credits", "/")) {
                guest.visit(path);
                assertThat(page.locator("main h1").first()).isVisible();
                Fit.check(page, path);
            }
            guest.picture("phone-home");
            page.locator("[data-code='quick-start']").tap();
            Board board = guest.board();
            board.awaitTable();
            board.awaitTurn();
            Fit.check(page, "table");
            guest.picture("phone-table");
            for (int tab = 4; tab >= 1; tab--) {
                page.locator(".stage-tabs button:nth-child(" + tab + ")").tap();
                Fit.check(page, "tab " + tab);
                guest.picture("phone-tab-" + tab);
            }
            page.locator("[data-code=show-rules]").tap();
            page.locator("[data-code=rules-all]").tap();
            assertThat(page.locator("dialog .rules > section").first()).isVisible();
            Fit.check(page, "rules");
            page.locator("dialog header button").tap();

            new Player(board, Habits.CLASH, 3).playATurn();
            assertThat(page.locator(".log")).containsText("Red: turn ends");
        }
    }

    /** Something that can be chosen on the map is to be seen, above the panel that asks for it. */
    private static final String IN_SIGHT = """
            () => {
              const map = document.querySelector('.map-svg').getBoundingClientRect();
              const lowest = Math.min(map.bottom, document.querySelector('.decision').getBoundingClientRect().top);
              return [...document.querySelectorAll('.map .target:is(.can, .may)')]
                .map(target => target.getBoundingClientRect())
                .some(box => box.left >= map.left && box.right <= map.right && box.top >= map.top && box.bottom <= lowest);
            }""";

    @Test
    void whatIsAskedAboutComesIntoSight() {
        try (Guest guest = house.guest(Look.PHONE).named("Anna")) {
            Page page = guest.page();
            Board board = guest.goOnFrom(ClashPositions.firstTurn().record());
            page.waitForFunction(IN_SIGHT);
            pushTheMapAway(page);
            assertThat(page.evaluate(IN_SIGHT)).isEqualTo(false);
            board.pickVerb("collect");
            page.waitForFunction(IN_SIGHT);
            guest.picture("phone-in-sight");
        }
    }

    private static void pushTheMapAway(Page page) {
        for (int push = 0; push < 4; push++) {
            page.mouse().move(80, 300);
            page.mouse().down();
            page.mouse().move(340, 300);
            page.mouse().up();
        }
    }

    @Test
    void whatDoesNotFitIsNoticed() {
        try (Guest guest = house.guest(Look.PHONE)) {
            Page page = guest.page();
            guest.visit("/");
            assertThat(page.locator("main h1").first()).isVisible();
            Fit.check(page, "the page as it is");
            long headline = Math.round(page.locator("main h1").first().boundingBox().y) + 6;
            Map<String, String> odd = Map.of(
                    "width: 40px; overflow: hidden; white-space: nowrap",
                    "cut off: ",
                    "height: 8px; overflow: hidden",
                    "cut off: ",
                    "margin-left: 320px; white-space: nowrap",
                    "wider than the screen",
                    "position: fixed; margin: 0; top: " + headline + "px; left: 20px",
                    "lie over each other: ",
                    "width: 20px; word-break: break-all",
                    "broken without a hyphen: Too");
            odd.forEach((style, fault) -> {
                page.evaluate(
                        "style => { const text = document.createElement('p'); text.textContent = 'Too long to be read';"
                                + " text.style.cssText = style; text.id = 'odd'; document.querySelector('main').append(text); }",
                        style);
                assertThat(Fit.faults(page)).as(style).anyMatch(found -> found.startsWith(fault));
                page.evaluate("() => document.getElementById('odd').remove()");
            });
        }
    }

    @Test
    void aBattleFits() {
        try (Guest guest = house.guest(Look.PHONE).named("Anna")) {
            Board board =
                    guest.visitTable(guest.tableFrom(ClashPositions.inABattle().record()));
            assertThat(guest.page().locator(".battle .sides")).isVisible();
            Fit.check(guest.page(), "battle");
            guest.picture("phone-battle");
            Board.Moment moment = board.awaitTurn();
            guest.page()
                    .locator(".battle [data-code='" + moment.codes().getFirst() + "']")
                    .tap();
            board.awaitPlyAfter(moment.ply());
        }
    }

    /** Russian words are the longest ones. What a phone lays out in a way of its own keeps nobody out either, in the dark. */
    @ParameterizedTest
    @EnumSource
    void everyScreenFits(Tour.Kind tour) {
        List<String> unfit = new ArrayList<>();
        try (Guest guest = house.guest(Look.PHONE.in("ru")).named("Анна")) {
            guest.wiretap().expect("404");
            tour.walk(guest, place -> {
                for (String fault : Fit.faults(guest.page())) {
                    unfit.add(place + ": " + fault);
                }
                guest.picture("phone-ru-" + place);
                if (LAID_OUT_ANEW.matcher(place).matches()) {
                    guest.wear("dark");
                    unfit.addAll(Axe.violations(place + " in the dark", guest.page(), MAP));
                    guest.picture("phone-ru-dark-" + place);
                    guest.wear("light");
                }
            });
        }
        assertThat(unfit).isEmpty();
    }

    @Test
    void aTurnOfCivilizationIsPlayedByTouch() {
        try (Guest guest = house.guest(Look.PHONE).named("Anna")) {
            Board board = guest.visitTable(guest.tableFrom(CivPositions.cities().record()));
            board.awaitTurn();
            new Player(board, Habits.CIV, 3).playATurn();
            Fit.check(guest.page(), "after a turn");
        }
    }
}
