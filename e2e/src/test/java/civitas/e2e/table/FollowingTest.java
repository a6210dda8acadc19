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
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Who the others are, what they do, and what they have done. */
@ExtendWith(InTheHouse.class)
class FollowingTest {

    private static final List<Map<String, String>> AGAINST_A_COMPUTER =
            List.of(Map.of("kind", "me"), Map.of("kind", "agent", "level", "random"));

    /** A caption lies over the middle of a place it tells about. */
    private static final String HIDES_WHAT_IT_TELLS = """
            () => {
              const caption = document.querySelector('.caption').getBoundingClientRect();
              return [...document.querySelectorAll('.way-place, .way-figure')]
                .map(place => place.getBoundingClientRect())
                .map(({left, top, width, height}) => [left + width / 2, top + height / 2])
                .some(([x, y]) => x > caption.left && x < caption.right && y > caption.top && y < caption.bottom);
            }""";

    private final House house;

    FollowingTest(House house) {
        this.house = house;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void computersAndPeopleHaveNamesInBothLanguages(String language) {
        try (Guest anna = house.guest(Look.DESK.in(language)).named("Anna")) {
            JsonNode table =
                    anna.post("/api/tables", Map.of("seats", AGAINST_A_COMPUTER, "public", false, "start", true));
            String id = table.path("id").asString();
            JsonNode computer = anna.get("/api/tables/" + id + "?lang=" + language)
                    .path("seats")
                    .path(1);
            String name = computer.path("name").asString();
            assertThat(computer.path("computer").asString()).isNotEmpty();
            anna.visitTable(id);
            Page page = anna.page();
            assertThat(page.locator(".strip .side-red .strip-name b")).hasText("Anna");
            assertThat(page.locator(".strip .side-blue .strip-name b")).hasText(name);
            assertThat(page.locator(".log .who.side-red").first()).hasText("Anna");
            assertThat(page.locator(".log .who.side-blue").first()).containsText(name.substring(0, name.length() - 1));

            // pointing at somebody tells who it is and what they have; a click opens the sheet beside one's own
            page.locator(".strip .side-blue button").hover();
            assertThat(page.locator("[data-glance='blue']")).containsText(name);
            assertThat(page.locator("[data-glance='blue'] .goods")).isVisible();
            anna.picture("glance-" + language);
            page.locator(".strip .side-blue button").click();
            assertThat(page.locator(".boards .board").first()).hasAttribute("aria-label", "Anna");
            assertThat(page.locator(".boards .board").nth(1)).hasAttribute("aria-label", name);
        }
    }

    @Test
    void aGuestIsAskedForANameOnceAndCanGoOnWithout() {
        try (Guest guest = house.guest().named("Guest");
                Guest boris = house.guest().named("Boris")) {
            String table = guest.post("/api/tables", Map.of("seats", AGAINST_A_COMPUTER, "public", false))
                    .path("id")
                    .asString();
            guest.post("/api/tables/" + table + "/speed", Map.of("millis", -1));
            guest.post("/api/tables/" + table + "/start", Map.of());
            boris.join(guest, table, "blue");
            assertThat(boris.page().locator(".strip .side-red .strip-name b")).hasText("Red");
            guest.visit("/account");
            guest.page()
                    .evaluate("() => localStorage.setItem('civitas.settings', JSON.stringify("
                            + "{...JSON.parse(localStorage.getItem('civitas.settings')), nameAsked: false}))");
            guest.visitTable(table);
            Locator prompt = guest.page().locator(".name-prompt");
            assertThat(prompt.locator("input")).hasValue(Pattern.compile("[A-Z][a-z]+ [A-Z][a-z]+"));
            guest.picture("name-prompt");
            prompt.locator("input").fill("  Clara ");
            prompt.locator("[data-code='take-name']").click();
            assertThat(prompt).hasCount(0);
            assertThat(guest.page().locator(".strip .side-red .strip-name b")).hasText("Clara");
            assertThat(boris.page().locator(".strip .side-red .strip-name b")).hasText("Clara");
            // what was told before is told by the new name
            assertThat(boris.page().locator(".log")).not().containsText("Red");
            assertThat(boris.page().locator(".log")).containsText("Clara");
        }
    }

    @Test
    void aCardThatSomebodyReadsStaysOpenWhileOthersPlay() {
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            Position first = ClashPositions.firstTurn();
            String table = anna.tableFrom(first.record());
            Board blue = boris.join(anna, table, "blue");
            Board red = anna.visitTable(table);
            Page page = boris.page();
            page.locator(".map [data-space]").first().focus();
            page.keyboard().press("Enter");
            assertThat(page.locator(".space-card")).isVisible();
            first.next().forEach(red::choose);
            blue.awaitPly(red.now().ply());
            assertThat(page.locator(".space-card")).isVisible();
        }
    }

    @Test
    void whatOthersDoIsToldOnTheMapSkippedAndToldAgain() {
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            Position first = ClashPositions.firstTurn();
            String table = anna.tableFrom(first.record());
            followStepByStep(boris);
            boris.join(anna, table, "blue");
            Board red = anna.visitTable(table);
            Locator telling = boris.page().locator(".telling");
            assertThat(telling).hasAttribute("data-telling", "off");
            first.next().forEach(red::choose);
            assertThat(telling).hasAttribute("data-telling", "on");
            assertThat(boris.page().locator(".caption .who").first()).hasText("Anna");
            assertThat(boris.page().evaluate(HIDES_WHAT_IT_TELLS)).isEqualTo(false);
            boris.picture("telling");
            boris.page().keyboard().press("Escape");
            assertThat(telling).hasAttribute("data-telling", "off");
            assertThat(boris.page().locator(".since")).isVisible();
            assertThat(boris.page().locator(".log .since-mark")).isVisible();
            boris.page().locator("[data-code='replay-telling']").click();
            assertThat(telling).hasAttribute("data-telling", "on");
            boris.page().locator("[data-code='skip-telling']").click();
            assertThat(telling).hasAttribute("data-telling", "off");
            // whoever acts is not told what they did themselves
            assertThat(anna.page().locator(".telling")).hasAttribute("data-since", "0");
        }
    }

    @Test
    void whereNothingMayMoveFiguresStandAtTheirGoalAtOnce() {
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            Position before = ClashPositions.beforeABattle();
            String table = anna.tableFrom(before.record());
            boris.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
            followStepByStep(boris);
            boris.join(anna, table, "blue");
            Board red = anna.visitTable(table);
            before.next().forEach(red::choose);
            Page page = boris.page();
            assertThat(page.locator(".telling")).hasAttribute("data-telling", "on");
            while (page.locator(".way").count() == 0) {
                assertThat(page.locator(".telling").getAttribute("data-left"))
                        .as("a scene with a way is still to come")
                        .isNotEqualTo("0");
                page.locator("[data-code='next-scene']").click();
            }
            page.waitForFunction("""
                    () => {
                      const way = document.querySelector('.way');
                      const goal = document.querySelector(`[data-space="${way.dataset.to}"]`).getBoundingClientRect();
                      const layer = document.querySelector('.ways').getBoundingClientRect();
                      const at = way.querySelector('.way-figure').transform.baseVal.consolidate().matrix;
                      return Math.abs(at.e + layer.left - goal.left - goal.width / 2) < 1
                          && Math.abs(at.f + layer.top - goal.top - goal.height / 2) < 1;
                    }""");
            boris.picture("telling-still");
        }
    }

    @Test
    void theStepsOfALogLineOpenByKeyboard() {
        try (Guest guest = house.guest().named("Anna")) {
            guest.visitTable(guest.tableFrom(ClashPositions.inABattle().record()));
            Locator fold = guest.page().locator(".log .fold").first();
            Locator lines = guest.page().locator(".log .folded").first();
            assertThat(lines).isHidden();
            fold.focus();
            guest.page().keyboard().press("Enter");
            assertThat(fold).hasAttribute("aria-expanded", "true");
            assertThat(lines).isVisible();
            guest.picture("log-open");
            guest.page().keyboard().press("Space");
            assertThat(lines).isHidden();
        }
    }

    /** Tests tell nothing unless they want to; then each scene waits until it is asked for the next. */
    private static void followStepByStep(Guest guest) {
        guest.visit("/account");
        guest.page().locator("[data-code='telling-pace']").selectOption("step");
    }
}
