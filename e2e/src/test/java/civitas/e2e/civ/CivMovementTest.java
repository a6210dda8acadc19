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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

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
    void figuresAreDraggedToASquareThatLightsUp() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(CivPositions.march().record()));
            int ply = board.awaitTurn().ply();
            List<String> way = CivPositions.march().next();
            String from = way.getFirst().split(" ")[1];
            String to = way.getLast().split(" ")[1];
            BoundingBox start = square(page, from).boundingBox();
            BoundingBox end = square(page, to).boundingBox();

            page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
            page.mouse().down();
            page.mouse().move(start.x + start.width / 2 + 5, start.y + start.height / 2);
            assertThat(square(page, to)).hasClass(java.util.regex.Pattern.compile(".*reach.*"));
            page.mouse().move(end.x + end.width / 2, end.y + end.height / 2);
            assertThat(page.locator(".drag-arrow")).isVisible();
            guest.picture("civ-drag");
            page.mouse().up();

            board.awaitPlyAfter(ply);
            assertThat(figures(page, to)).isVisible();
            // they have come where they were sent, and stay there unless they could discover something
            page.waitForFunction("""
                    () => document.querySelector('section.decision[data-prompt="prompt.step.movement"]')
                      || document.querySelector('section.decision [data-code^="discover "]')
                    """);
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
            assertThat(page.locator(".way")).isVisible();
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
            Board board = guest.visitTable(guest.tableFrom(battle.record()));
            int ply = board.awaitTurn().ply();
            String from = battle.next().getFirst().split(" ")[1];
            String to = battle.next().getLast().split(" ")[1];

            square(page, from).click();
            if (square(page, to).locator(".goal-cost.grave").count() == 0) {
                page.locator(".grips button").nth(1).click(); // only its armies can attack
            }
            assertThat(square(page, to).locator(".goal-cost.grave")).isVisible();
            square(page, to).click();
            assertThat(page.locator(".onward")).containsText("This is an attack.");
            guest.picture("civ-before-attack");
            assertThat(board.now().ply()).as("it is asked once more").isEqualTo(ply);

            page.locator(".onward button").click();
            // the first question of the battle may be the other side's
            page.waitForSelector(".civ-battle, main.curtain");
        }
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

    /** Those that stand on a square, or pass it: a group on its way is drawn beside the figures that were there before. */
    private static Locator figures(Page page, String square) {
        return page.locator(".figures[data-figures='" + square + "']").first();
    }

    private static Locator square(Page page, String code) {
        return page.locator("g.target[data-square='" + code + "']");
    }
}
