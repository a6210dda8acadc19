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
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What new players of Clash of Cultures have stumbled over at the table. */
@ExtendWith(InTheHouse.class)
class StumblesTest {

    private static final int MOST_ANSWERS = 40;

    /** Time of the page, in milliseconds: further than the machine gets meanwhile. */
    private static final int AHEAD = 30_000;

    /** Longer than any help waits before it opens, in the time of the page. */
    private static final int LONG_AFTER = 5000;

    /** Settings of somebody who likes things that move. */
    private static final String LIVELY = """
            localStorage.setItem('civitas.settings', '{"language":"en","theme":"light","guideDone":true,"calm":false}')
            """;

    private final House house;

    StumblesTest(House house) {
        this.house = house;
    }

    /** Whom one can trade with is pressed for that, and for what he has; what was seen at a glance is out of the way then. */
    @ParameterizedTest
    @EnumSource(names = {"DESK", "PHONE"})
    void aPressOnAPlayerOffersTradeAndHisSheet(Look.Device device) {
        Look look = device == Look.Device.PHONE ? Look.PHONE : Look.DESK;
        try (Guest guest = house.guest(look).named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(
                    guest.tableFrom(ClashPositions.beforeABattle().record()));
            int ply = board.awaitTurn().ply();
            Locator blue = page.locator(".strip .side-blue button.can");
            Locator glance = page.locator("[data-glance]");
            if (device == Look.Device.DESK) {
                blue.hover();
                assertThat(glance).isVisible();
            }
            board.press(blue);
            assertThat(page.locator(".menu [data-code='trade blue']")).isVisible();
            assertThat(glance).hasCount(0);
            board.press(page.locator(".menu [data-code='also']"));
            assertThat(page.locator(".boards .board")
                            .nth(1)
                            .locator(".mark.side-blue")
                            .first())
                    .isVisible();
            assertThat(glance).hasCount(0);
            assertThat(board.now().ply()).as("looking chooses nothing").isEqualTo(ply);
        }
    }

    @Test
    void anExplanationGoesWhenSomethingElseIsPointedAtOrChosen() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            page.clock().install();
            Board board =
                    guest.visitTable(guest.tableFrom(ClashPositions.firstTurn().record()));
            int ply = board.awaitTurn().ply();
            page.locator(".verb[data-verb='advance']").click();
            Locator tip = page.locator(".tip");
            Locator advance = page.locator(".chart button.can").first();
            advance.hover();
            page.clock().runFor(LONG_AFTER);
            assertThat(tip).isVisible();
            page.locator(".verb[data-verb='collect']").hover();
            assertThat(tip).hasCount(0);

            // by the keyboard, while the pointer rests where it is
            advance.hover();
            page.clock().runFor(LONG_AFTER);
            assertThat(tip).isVisible();
            page.locator("section.decision [data-code^='advance ']").first().press("Enter");
            board.awaitPlyAfter(ply);
            assertThat(tip).hasCount(0);
            // other things have come under a pointer that rests
            page.clock().runFor(LONG_AFTER);
            assertThat(tip).hasCount(0);
        }
    }

    @Test
    void nothingExplainsItselfToAPointerThatRests() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            page.clock().install();
            String table = guest.tableFrom(ClashPositions.firstTurn().record());
            Board board = guest.visitTable(table);
            board.awaitTurn();
            board.openHand();
            Locator card = page.locator(".hand .card").first();
            card.hover();
            page.clock().runFor(LONG_AFTER);
            assertThat(page.locator(".tip")).isVisible();

            // away and back by the keyboard: the page appears under a pointer that rests
            page.locator("header a[href='/']").first().press("Enter");
            assertThat(page.locator("main.table")).hasCount(0);
            assertThat(page.locator(".tip")).hasCount(0);
            page.evaluate("() => history.back()");
            board.awaitTurn();
            page.clock().runFor(LONG_AFTER);
            assertThat(page.locator(".tip")).hasCount(0);
            page.mouse().move(card.boundingBox().x + 12, card.boundingBox().y + 12);
            page.clock().runFor(LONG_AFTER);
            assertThat(page.locator(".tip")).isVisible();
        }
    }

    @Test
    void whatIsOwnedLooksUsableAndNotGainable() {
        Position position = ClashPositions.mayUse();
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(position.record()));
            board.awaitTurn();
            board.showTab(2);
            String advance = position.next().getFirst().split(" ")[1];
            Locator owned = page.locator(".advance.owned.can[data-thing='advance:" + advance + "']");
            assertThat(owned).isVisible();
            assertThat(frame(owned)).isEqualTo(colour(page, "--accent")).isNotEqualTo(colour(page, "--glow"));
            Locator gainable = page.locator(".advance.can:not(.owned)").first();
            assertThat(frame(gainable)).isEqualTo(colour(page, "--glow"));
            assertThat(page.locator(".chart-legend .lit-sample.usable")).isVisible();
            guest.picture("chart-usable");
        }
    }

    private static String frame(Locator thing) {
        return String.valueOf(thing.evaluate("thing => getComputedStyle(thing).borderTopColor"));
    }

    private static String colour(Page page, String name) {
        return String.valueOf(page.evaluate("""
                name => {
                  const sample = document.body.appendChild(document.createElement('i'));
                  sample.style.color = `var(${name})`;
                  const colour = getComputedStyle(sample).color;
                  sample.remove();
                  return colour;
                }""", name));
    }

    @ParameterizedTest
    @ValueSource(ints = {768, 600})
    void theLogReachesItsEndAndUndoStaysInSight(int height) {
        Position first = ClashPositions.firstTurn();
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            page.setViewportSize(Look.Device.DESK.width, height);
            guest.visitTable(guest.tableFrom(ClashPositions.beforeABattle().record()))
                    .awaitTurn();
            assertTheLogEndsInSight(page);
            page.locator("section.decision .verb[aria-pressed]").first().click();
            assertTheLogEndsInSight(page);

            Board board = guest.visitTable(guest.tableFrom(first.record()));
            board.awaitTurn();
            board.choose(first.next().getFirst());
            while (!board.awaitTurn().prompt().equals("prompt.turn")) {
                board.choose(board.now().codes().getFirst());
            }
            page.locator(".verb[data-verb='advance']").click();
            Locator panel = page.locator("section.decision");
            assertThat(panel.locator(".choice-list li").nth(6)).isAttached();
            Locator undo = panel.locator("[data-code='undo']");
            assertThat(undo).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
            assertThat(undo.evaluate("""
                            undo => {
                              const box = undo.getBoundingClientRect();
                              return undo.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
                            }""")).as("nothing lies over it").isEqualTo(true);
            assertTheLogEndsInSight(page);
            guest.picture("long-panel-" + height);
        }
    }

    private static void assertTheLogEndsInSight(Page page) {
        page.waitForFunction("""
                () => {
                  const log = document.querySelector('.log');
                  const last = log.lastElementChild.getBoundingClientRect();
                  const box = log.getBoundingClientRect();
                  return box.bottom <= innerHeight + 1 && last.bottom <= box.bottom + 1 && last.top >= box.top - 1;
                }""");
    }

    @Test
    void theDiceFallBeforeTheResultIsTold() {
        Position before = ClashPositions.beforeABattle();
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            String table = anna.tableFrom(before.record());
            boris.join(anna, table, "blue");
            Page page = anna.page();
            anna.context().addInitScript(LIVELY);
            page.clock().install();
            Board red = anna.visitTable(table);
            red.awaitTurn();
            page.clock().pauseAt(((Number) page.evaluate("() => Date.now()")).longValue() + AHEAD);
            before.next().forEach(red::choose);
            fight(anna, boris, table);

            Locator headline = page.locator(".battle h2");
            assertThat(page.locator("[data-code='skip-dice']")).isVisible();
            assertThat(headline).not().containsText("over");
            assertThat(page.locator(".battle-result")).hasCount(0);
            anna.picture("battle-dice-fall");
            page.clock().runFor(LONG_AFTER);
            assertThat(page.locator(".battle-result")).isVisible();
            assertThat(headline).containsText("over");
        }
    }

    /** Nobody plays a card, until it is decided. */
    private static void fight(Guest anna, Guest boris, String table) {
        for (int answers = 0; answers < MOST_ANSWERS && isFought(anna, table); answers++) {
            for (Guest guest : List.of(anna, boris)) {
                var state = guest.get("/api/tables/" + table + "/state");
                var decision = state.path("decisions").path(0);
                if (isFought(anna, table) && decision.path("required").asBoolean()) {
                    List<String> codes = decision.path("choices").findValuesAsString("code");
                    guest.post(
                            "/api/tables/" + table + "/choices",
                            Map.of(
                                    "seat",
                                    state.path("seat").asString(),
                                    "ply",
                                    state.path("ply").asInt(),
                                    "code",
                                    codes.contains("pass") ? "pass" : codes.getFirst()));
                }
            }
        }
        anna.board()
                .awaitPly(
                        anna.get("/api/tables/" + table + "/state").path("ply").asInt());
    }

    private static boolean isFought(Guest guest, String table) {
        return !guest.get("/api/tables/" + table + "/state")
                .path("view")
                .path("battle")
                .path("space")
                .asString()
                .isEmpty();
    }

    @Test
    void influenceComesFromCitiesAndMovesNothing() {
        Position position = ClashPositions.mayInfluence();
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(position.record()));
            board.awaitTurn();
            board.choose(position.next().getFirst());
            Board.Moment source = board.awaitTurn();
            assertThat(source.prompt()).isEqualTo("prompt.influence-source");
            assertThat(page.locator("section.decision")).not().containsText(Pattern.compile("[Mm]ove"));
            assertThat(page.locator("section.decision [data-code^='from ']").first())
                    .containsText("From ");

            // whether it may succeed is said before the die is cast
            board.choose(source.codes().getFirst());
            Board.Moment target = board.awaitTurn();
            assertThat(target.prompt()).isEqualTo("prompt.influence-target");
            assertThat(page.locator("section.decision .choice-list .odds"))
                    .hasText(target.codes().stream()
                            .filter(code -> code.contains(" "))
                            .map(code -> Pattern.compile("\\d+ %"))
                            .toArray(Pattern[]::new));
        }
    }
}
