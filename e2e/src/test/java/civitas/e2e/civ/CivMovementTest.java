package civitas.e2e.civ;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.position.CivPositions;
import civitas.e2e.position.Position;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;

/** Figures on the map: by click, by drag, by touch, and into the unknown. */
@ExtendWith(InTheHouse.class)
class CivMovementTest {

    private final House house;

    CivMovementTest(House house) {
        this.house = house;
    }

    @Test
    void aTileIsDiscoveredByAClickOnItAndOnTheOffer() {
        Position discovery = CivPositions.discovery();
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(discovery.record()));
            board.awaitTurn();
            int unknown = page.locator(".civ-unknown").count();
            List<String> way = discovery.next().subList(0, discovery.next().size() - 1);
            way.forEach(board::choose);
            String slot = discovery.next().getLast().split(" ")[1];
            int ply = board.awaitTurn().ply();
            guest.picture("civ-before-discovery");

            page.locator("g.target.can[data-thing='slot:" + slot + "']").click();
            Locator offer = page.locator(".menu [data-code='discover " + slot + "']");
            assertThat(offer).isVisible();
            assertThat(board.now().ply())
                    .as("nothing is done by a single click")
                    .isEqualTo(ply);
            offer.click();

            board.awaitPlyAfter(ply);
            assertThat(page.locator(".civ-unknown")).hasCount(unknown - 1);
            assertThat(page.locator(".log")).containsText("discovers");
            guest.picture("civ-discovery");
        }
    }

    @Test
    void aTileBesideFiguresThatWerePickedIsLitAndOffered() {
        Position discovery = CivPositions.discoveryAtOnce();
        String from = discovery.next().getFirst().split(" ")[1];
        String slot = discovery.next().getLast().split(" ")[1];
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.goOnFrom(discovery.record());
            int unknown = page.locator(".civ-unknown").count();
            int ply = board.now().ply();
            square(page, from).click();
            page.locator("g.target.can[data-thing='slot:" + slot + "']").click();
            Locator offer = page.locator(".menu [data-code='" + String.join("; ", discovery.next()) + "']");
            assertThat(offer).isVisible();
            guest.picture("civ-discovery-at-once");
            assertThat(board.now().ply())
                    .as("nothing is done by a single click")
                    .isEqualTo(ply);
            offer.click();
            assertThat(page.locator(".civ-unknown")).hasCount(unknown - 1);
        }
    }

    @Test
    void figuresAreDraggedToASquareThatLightsUp() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(CivPositions.march().record());
            Board board = guest.visitTable(table);
            int ply = board.awaitTurn().ply();
            List<String> way = CivPositions.march().next();
            String from = way.getFirst().split(" ")[1];
            String to = way.getLast().split(" ")[1];
            int leaving = standing(guest, table, from);
            int there = standing(guest, table, to);
            assertThat(leaving).isPositive();
            BoundingBox start = square(page, from).boundingBox();
            BoundingBox end = square(page, to).boundingBox();

            page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
            page.mouse().down();
            page.mouse().move(start.x + start.width / 2 + 5, start.y + start.height / 2);
            assertThat(square(page, to)).hasClass(Pattern.compile(".*reach.*"));
            page.mouse().move(end.x + end.width / 2, end.y + end.height / 2);
            assertThat(page.locator(".drag-arrow")).isVisible();
            guest.picture("civ-drag");
            page.mouse().up();

            board.awaitPlyAfter(ply);
            // they have come where they were sent, all of them, and stay there: nothing more is asked about them
            page.waitForSelector("section.decision[data-prompt='prompt.step.movement']");
            assertThat(figures(page, to)).isVisible();
            assertThat(page.locator(".figures[data-figures='" + from + "']")).hasCount(0);
            assertThat(standing(guest, table, from)).isZero();
            assertThat(standing(guest, table, to)).isEqualTo(there + leaving);
        }
    }

    @Test
    void figuresArePickedSeeWhereTheyCanGoAndGoByASecondClick() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(CivPositions.march().record()));
            int ply = board.awaitTurn().ply();
            List<String> way = CivPositions.march().next();
            String from = way.getFirst().split(" ")[1];
            String to = way.getLast().split(" ")[1];

            square(page, from).click();
            assertThat(page.locator(".stack-card")).isVisible();
            long steps = way.stream().filter(code -> code.startsWith("step ")).count();
            assertThat(square(page, to).locator(".goal-cost")).hasText(String.valueOf(steps));
            square(page, to).hover();
            // a straight way has no breadth, and what has no breadth counts as hidden
            assertThat(page.locator(".way")).hasCount(1);
            guest.picture("civ-picked");
            assertThat(board.now().ply()).as("nothing has happened yet").isEqualTo(ply);

            square(page, to).click();
            board.awaitPlyAfter(ply);
            assertThat(figures(page, to)).isVisible();
        }
    }

    @Test
    void whatIsMetIsSaidBeforeItIsMet() {
        Position battle = CivPositions.beforeABattle();
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(battle.record());
            Board board = guest.visitTable(table);
            int ply = board.awaitTurn().ply();
            String to = battle.next().getLast().split(" ")[1];

            square(page, battle.next().getFirst().split(" ")[1]).click();
            assertThat(square(page, to).locator(".goal-cost.grave")).isVisible();
            square(page, to).click();
            assertOffered(guest, board, ply);

            page.locator(".onward button").click();
            assertFought(guest, board, table, ply, to);
        }
    }

    @Test
    void aDragIntoAFightIsOnlyOffered() {
        Position battle = CivPositions.beforeABattle();
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(battle.record());
            Board board = guest.visitTable(table);
            int ply = board.awaitTurn().ply();
            String from = battle.next().getFirst().split(" ")[1];
            String to = battle.next().getLast().split(" ")[1];
            BoundingBox start = square(page, from).boundingBox();
            BoundingBox end = square(page, to).boundingBox();

            // armies stand on the left of a square
            page.mouse().move(start.x + start.width / 4, start.y + start.height / 2);
            page.mouse().down();
            page.mouse().move(end.x + end.width / 2, end.y + end.height / 2);
            page.mouse().up();
            assertOffered(guest, board, ply);

            page.keyboard().press("Escape");
            assertThat(page.locator(".onward")).hasCount(0);
            assertThat(board.now().ply()).isEqualTo(ply);
        }
    }

    /** It is said that it is a fight and how it would probably go; nothing has happened. */
    private static void assertOffered(Guest guest, Board board, int ply) {
        Locator onward = guest.page().locator(".onward.fight");
        assertThat(onward).containsText("This is an attack.");
        assertThat(onward.locator(".foresight-note")).containsText(Pattern.compile("\\d+ % to win"));
        assertThat(onward.locator("button.danger")).isVisible();
        guest.picture("civ-before-attack");
        assertThat(board.now().ply()).as("it is asked once more").isEqualTo(ply);
    }

    /** There is a battle on that square now; its first question may be the other side's. */
    private static void assertFought(Guest guest, Board board, String table, int ply, String square) {
        board.awaitPlyAfter(ply);
        guest.page().waitForSelector(".civ-battle, main.curtain");
        if (board.now().curtain()) {
            board.openCurtain();
        }
        assertThat(guest.page().locator(".civ-battle")).isVisible();
        assertThat(view(guest, table).path("battle").path("square").asString()).isEqualTo(square);
    }

    @Test
    void onlyWhatIsGrabbedIsDraggedAndItStaysInSight() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board =
                    guest.visitTable(guest.tableFrom(CivPositions.besideAScout().record()));
            int ply = board.awaitTurn().ply();
            List<String> way = CivPositions.besideAScout().next();
            String from = way.getFirst().split(" ")[1];
            String to = way.getLast().split(" ")[1];
            BoundingBox start = square(page, from).boundingBox();
            BoundingBox end = square(page, to).boundingBox();

            // armies stand on the left of a square, scouts on the right
            page.mouse().move(start.x + start.width / 4, start.y + start.height / 2);
            page.mouse().down();
            page.mouse().move(end.x + end.width / 2, end.y + end.height / 2);
            page.mouse().up();

            board.awaitPlyAfter(ply);
            assertThat(figures(page, to)).isVisible();
            assertThat(figures(page, from)).isVisible();
            assertThat(page.locator(".log li", new Page.LocatorOptions().setHasText("moves from"))
                            .last())
                    .not()
                    .containsText("scout");
            guest.picture("civ-drag-one");
        }
    }

    @Test
    void figuresGoByTouch() {
        try (Guest guest = house.guest(Look.PHONE).named("Anna")) {
            Board board = guest.visitTable(guest.tableFrom(CivPositions.march().record()));
            List<String> way = CivPositions.march().next();
            String to = way.getLast().split(" ")[1];
            int ply = board.awaitTurn().ply();
            square(guest.page(), way.getFirst().split(" ")[1]).tap();
            assertThat(guest.page().locator(".stack-card")).isVisible();
            guest.picture("phone-civ-picked");
            square(guest.page(), to).tap();
            board.awaitPlyAfter(ply);
            assertThat(figures(guest.page(), to)).isVisible();
            guest.picture("phone-civ-moving");
        }
    }

    /** How many figures of red stand on a square, or pass it. */
    private static int standing(Guest guest, String table, String square) {
        JsonNode view = view(guest, table);
        int number = 0;
        for (JsonNode stack : view.path("figures")) {
            number += count(stack, square);
        }
        return number + count(view.path("group"), square);
    }

    private static int count(JsonNode stack, String square) {
        boolean here = stack.path("square").asString().equals(square)
                && stack.path("owner").asString().equals("red");
        return here ? stack.path("armies").asInt() + stack.path("scouts").asInt() : 0;
    }

    private static JsonNode view(Guest guest, String table) {
        return guest.get("/api/tables/" + table + "/state?seat=red").path("view");
    }

    /** Those that stand on a square, or pass it: a group on its way is drawn beside the figures that were there before. */
    private static Locator figures(Page page, String square) {
        return page.locator(".figures[data-figures='" + square + "']").first();
    }

    private static Locator square(Page page, String code) {
        return page.locator("g.target[data-square='" + code + "']");
    }
}
