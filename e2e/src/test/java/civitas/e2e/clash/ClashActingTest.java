package civitas.e2e.clash;

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
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Select, see, commit on the map of Clash: cities, units, and what cannot be taken back. */
@ExtendWith(InTheHouse.class)
class ClashActingTest {

    /** What units could go to, or set out from, and is hidden below the card that says so. */
    private static final String COVERED = """
            () => [...document.querySelectorAll('g.target.goal, g.target.looked')]
              .filter((place) => {
                const { x, y, width, height } = place.querySelector('.hit').getBoundingClientRect();
                return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.space-card');
              })
              .map((place) => place.dataset.space)
            """;

    private final House house;

    ClashActingTest(House house) {
        this.house = house;
    }

    private static Stream<Look> looks() {
        return Stream.of(
                Look.DESK,
                Look.DESK.in("ru"),
                new Look(Look.Device.WIDE, "en", Look.Experience.KNOWS),
                Look.PHONE.in("ru"));
    }

    /** Two presses: the city, and what it shall bring. */
    @ParameterizedTest
    @MethodSource("looks")
    void aCityTellsWhatItCanDoAndDoesItAtOnePress(Look look) {
        Position first = ClashPositions.firstTurn();
        String city = first.next().getFirst().split(" ")[1];
        try (Guest guest = house.guest(look).named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(first.record());
            Board board = guest.visitTable(table);
            int ply = board.awaitTurn().ply();

            board.press(space(page, city));
            Locator harvest = page.locator(".space-card .whole-actions .whole[data-code^='collect " + city + "; ']")
                    .first();
            assertThat(harvest.locator(".brings").first()).isVisible();
            assertThat(page.locator(".space-card .amount.takes").first()).isVisible();
            guest.picture("city-card-" + look.device() + "-" + look.language());
            assertThat(board.now().ply()).as("nothing has happened yet").isEqualTo(ply);

            List<String> promised = promised(harvest);
            JsonNode before = goods(guest, table);
            int steps = harvest.getAttribute("data-code").split("; ").length;
            board.press(harvest);
            board.awaitPlyFrom(ply + steps);
            assertThat(board.awaitTurn().prompt()).isEqualTo("prompt.turn");
            JsonNode after = goods(guest, table);
            for (String good : promised) {
                assertThat(after.path(good).asInt())
                        .as(good)
                        .isGreaterThan(before.path(good).asInt());
            }
            // to activate it once more costs mood, and that is said before
            if (page.locator(".space-card").count() == 0) {
                board.press(space(page, city));
            }
            assertThat(page.locator(".space-card .tired")).isVisible();
        }
    }

    /** Whoever has no mouse reads here what an advance does. */
    @ParameterizedTest
    @MethodSource("looks")
    void anAdvanceSaysWhatItDoesBeforeItIsChosen(Look look) {
        try (Guest guest = house.guest(look).named("Anna")) {
            Page page = guest.page();
            Board board =
                    guest.visitTable(guest.tableFrom(ClashPositions.firstTurn().record()));
            int ply = board.awaitTurn().ply();
            board.showTab(2);
            board.press(page.locator(".advance.can[data-thing='advance:storage']"));
            assertThat(page.locator(".menu .menu-text")).not().isEmpty();
            assertThat(page.locator(".menu [data-code='advance storage']")).isVisible();
            assertThat(board.now().ply()).as("nothing has happened yet").isEqualTo(ply);
        }
    }

    /** The goods that a button says it brings. */
    private static List<String> promised(Locator button) {
        return button.locator(".brings").all().stream()
                .map(amount -> amount.getAttribute("class").replaceAll(".*good-(\\w+).*", "$1"))
                .toList();
    }

    @Test
    void aCitySaysWhyTheRestIsMissing() {
        Position first = ClashPositions.firstTurn();
        String city = first.next().getFirst().split(" ")[1];
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(first.record());
            guest.visitTable(table).awaitTurn();
            space(page, city).click();
            page.locator(".space-card .not-now summary").click();
            JsonNode expected = guest.get("/api/tables/" + table + "/why?seat=red&lang=en&thing=space:" + city);
            assertThat(expected.size()).isPositive();
            assertThat(page.locator(".space-card .reasons li")).hasCount(expected.size());
            // a second press puts the card away, and so does Escape
            page.keyboard().press("Escape");
            assertThat(page.locator(".space-card")).hasCount(0);
        }
    }

    @Test
    void unitsAreDraggedToASpaceThatLightsUp() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(ClashPositions.firstTurn().record());
            Board board = guest.visitTable(table);
            int ply = board.awaitTurn().ply();
            String from = unit(guest, table);

            grab(page, from);
            Locator goal = page.locator("g.target.goal.nothing").first();
            goal.waitFor();
            String to = goal.getAttribute("data-space");
            drop(page, to, () -> {
                assertThat(page.locator(".drag-arrow")).isVisible();
                guest.picture("clash-drag");
            });

            board.awaitPlyAfter(ply);
            assertThat(page.locator("[data-unit]").first()).isVisible();
            board.awaitTurn();
            assertThat(unit(guest, table)).isEqualTo(to);

            // it was nothing that could not be taken back
            page.locator("[data-code='undo']").first().click();
            board.awaitTurn();
            assertThat(unit(guest, table)).isEqualTo(from);
        }
    }

    /** Where units cannot go nothing happens, and a hand that trembles drags nothing. */
    @Test
    void aDragToNowhereChoosesNothing() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(ClashPositions.firstTurn().record());
            Board board = guest.visitTable(table);
            int ply = board.awaitTurn().ply();
            String from = unit(guest, table);
            grab(page, from);
            page.locator("g.target.goal").first().waitFor();
            Locator far =
                    page.locator("g.target:not(.goal):not(.can):not(.grab)").first();
            drop(page, far.getAttribute("data-space"), () -> {});
            assertThat(page.locator(".drag-arrow")).hasCount(0);
            assertThat(board.now().ply()).isEqualTo(ply);
            assertThat(unit(guest, table)).isEqualTo(from);
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void unitsArePickedAndGoByASecondPress(Look look) {
        try (Guest guest = house.guest(look).named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(ClashPositions.firstTurn().record());
            Board board = guest.visitTable(table);
            int ply = board.awaitTurn().ply();
            board.press(space(page, unit(guest, table)));
            Locator goal = page.locator("g.target.goal.nothing").first();
            goal.waitFor();
            String to = goal.getAttribute("data-space");
            assertThat(board.now().ply()).as("to pick is no move").isEqualTo(ply);
            guest.picture("clash-picked-" + look.device() + "-" + look.language());
            if (look.device() == Look.Device.DESK) {
                assertThat(page.evaluate(COVERED)).as("the card lies over it").isEqualTo(List.of());
            }
            board.press(space(page, to));
            board.awaitPlyAfter(ply);
            board.awaitTurn();
            assertThat(unit(guest, table)).isEqualTo(to);
        }
    }

    @Test
    void unitsGoByTheKeyboard() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(ClashPositions.firstTurn().record());
            Board board = guest.visitTable(table);
            int ply = board.awaitTurn().ply();
            Locator unit = page.locator("g.target[data-space='" + unit(guest, table) + "']");
            unit.focus();
            page.keyboard().press("Enter");
            Locator goal = page.locator("g.target.goal.nothing").first();
            goal.waitFor();
            assertThat(goal).hasAttribute("tabindex", "0");
            assertThat(unit).isFocused();
            String to = goal.getAttribute("data-space");
            goal.focus();
            page.keyboard().press("Enter");
            board.awaitPlyAfter(ply);
            board.awaitTurn();
            assertThat(unit(guest, table)).isEqualTo(to);
        }
    }

    /** It is said that it is a fight and how it would probably go, and asked once more. */
    @Test
    void aDragIntoAFightIsOnlyOffered() {
        Position battle = ClashPositions.beforeABattle();
        String from = place(battle, "from ");
        String to = place(battle, "go ");
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(battle.record()));
            int ply = board.awaitTurn().ply();

            grab(page, from);
            Locator goal = page.locator("g.target.goal.fight[data-space='" + to + "']");
            assertThat(goal.locator(".goal-sign")).isVisible();
            drop(page, to, () -> {});
            Locator onward = page.locator(".onward.fight");
            assertThat(onward).containsText("This is an attack.");
            assertThat(onward.locator(".foresight-note")).containsText(Pattern.compile("\\d+ % to win"));
            assertThat(onward.locator("button.danger")).isVisible();
            assertThat(board.now().ply()).as("nothing is done by a single drag").isEqualTo(ply);
            guest.picture("clash-before-attack");

            // one press on the figures and one on the goal say the same
            page.keyboard().press("Escape");
            assertThat(onward).hasCount(0);
            space(page, from).click();
            goal.waitFor();
            space(page, to).click();
            assertThat(onward).isVisible();
            assertThat(board.now().ply()).isEqualTo(ply);

            onward.locator("button.danger").click();
            board.awaitPlyAfter(ply);
            page.waitForSelector(".battle, main.curtain");
        }
    }

    private static String place(Position position, String verb) {
        return position.next().stream()
                .filter(code -> code.startsWith(verb))
                .findFirst()
                .orElseThrow()
                .split(" ")[1];
    }

    private static Locator space(Page page, String label) {
        return page.locator("g.target[data-space='" + label + "'] .hit");
    }

    private static void grab(Page page, String label) {
        BoundingBox start = space(page, label).boundingBox();
        page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
        page.mouse().down();
        page.mouse().move(start.x + start.width / 2 + 12, start.y + start.height / 2);
    }

    private static void drop(Page page, String label, Runnable before) {
        BoundingBox end = space(page, label).boundingBox();
        page.mouse().move(end.x + end.width / 2, end.y + end.height / 2);
        before.run();
        page.mouse().up();
    }

    /** Where the first unit of red stands. */
    private static String unit(Guest guest, String table) {
        for (JsonNode units : view(guest, table).path("units")) {
            if (units.path("owner").asString().equals("red")) {
                return units.path("space").asString();
            }
        }
        throw new AssertionError("red has no unit");
    }

    private static JsonNode goods(Guest guest, String table) {
        for (JsonNode player : view(guest, table).path("players")) {
            if (player.path("seat").asString().equals("red")) {
                return player.path("goods");
            }
        }
        throw new AssertionError("no player red");
    }

    private static JsonNode view(Guest guest, String table) {
        return guest.get("/api/tables/" + table + "/state?seat=red").path("view");
    }
}
