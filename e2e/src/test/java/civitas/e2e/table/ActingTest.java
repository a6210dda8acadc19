package civitas.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.position.ClashPositions;
import civitas.e2e.position.Position;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;

/** Before one chooses: what it costs, what it brings, and why something else is not possible. */
@ExtendWith(InTheHouse.class)
class ActingTest {

    private final House house;

    ActingTest(House house) {
        this.house = house;
    }

    @Test
    void thePriceOfAnAdvanceIsShownBeforeItIsPaid() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(ClashPositions.firstTurn().record());
            Board board = guest.visitTable(table);
            board.awaitTurn();
            page.locator(".verb[data-verb='advance']").click();
            Locator advance = page.locator(".chart button.can").first();
            advance.hover();
            Locator food = page.locator(".tip .changes .sr", new Page.LocatorOptions().setHasText("Food"));
            assertThat(food).hasText("Food: 2 now, 0 after");
            assertThat(page.locator(".tip strong").first()).isVisible();
            guest.picture("preview-advance");
            assertThat(food(guest, table)).isEqualTo(2);

            int ply = board.now().ply();
            advance.click();
            board.awaitPlyAfter(ply);
            assertThat(food(guest, table)).isZero();
        }
    }

    @Test
    void aRunningTotalStandsOverTheStepsOfAnAction() {
        Position first = ClashPositions.firstTurn();
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.visitTable(guest.tableFrom(first.record()));
            board.awaitTurn();
            board.choose(first.next().getFirst());
            Board.Moment collecting = board.awaitTurn();
            String code = collecting.codes().getFirst();
            Locator choice = page.locator("section.decision [data-code='" + code + "']");
            choice.hover();
            assertThat(page.locator(".tip")).isVisible();
            board.choose(code);
            assertThat(page.locator(".action")).isVisible();
            assertThat(page.locator(".action [data-code='cancel-action']")).isEnabled();
        }
    }

    @Test
    void whatRollsDiceSaysThatItCannotBeTakenBack() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board =
                    guest.visitTable(guest.tableFrom(ClashPositions.inABattle().record()));
            board.awaitTurn();
            board.choose("pass");
            board.awaitTurn();
            board.choose("pass");
            page.locator("[data-code='open-curtain']").click();
            board.awaitTurn();
            page.locator("section.decision [data-code='pass']").hover();
            assertThat(page.locator(".tip .foresight-note")).containsText("this cannot be taken back freely");
        }
    }

    @Test
    void whatIsNotPossibleSaysWhy() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(ClashPositions.firstTurn().record());
            Board board = guest.visitTable(table);
            board.awaitTurn();

            // An advance below others of its group, a card of the hand, a space far away: each with the rules' own
            // words.
            page.locator(".stage-tabs button:nth-child(2)").click();
            Locator advance = page.locator(".chart [data-why^='advance:']").first();
            String thing = advance.getAttribute("data-why");
            advance.click();
            assertSaid(guest, table, thing, page.locator(".why .reasons li"));
            guest.picture("why-advance");
            page.keyboard().press("Escape");
            assertThat(page.locator(".why")).hasCount(0);

            board.openHand();
            Locator card = page.locator(".hand [data-why]").first();
            card.focus();
            page.keyboard().press("Enter");
            assertSaid(guest, table, card.getAttribute("data-why"), page.locator(".why .reasons li"));
            page.keyboard().press("Escape");

            // So does an action that is missing among those one can take.
            page.locator(".impossible summary").click();
            Locator action = page.locator(".impossible [data-why]").first();
            action.click();
            assertSaid(guest, table, action.getAttribute("data-why"), page.locator(".why .reasons li"));
            guest.picture("why-action");
            page.keyboard().press("Escape");

            page.locator(".stage-tabs button:nth-child(1)").click();
            page.locator(".verb[data-verb='collect']").click();
            Locator space = page.locator("g.target:not(.can)").first();
            space.locator(".hit").click();
            assertSaid(
                    guest, table, "space:" + space.getAttribute("data-space"), page.locator(".space-card .reasons li"));
        }
    }

    @Test
    void theTurnEndsAtOnceWhenNobodyWantsToBeAsked() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            guest.visit("/account");
            Locator ask = page.getByLabel("Ask before my turn ends");
            assertThat(ask).isChecked();
            ask.uncheck();
            Board board =
                    guest.visitTable(guest.tableFrom(ClashPositions.firstTurn().record()));
            board.awaitTurn();
            int ply = board.now().ply();
            page.locator("section.decision [data-code='end-turn']").click();
            board.awaitPlyAfter(ply);
            page.locator("[data-code='confirm-end-turn']")
                    .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
            assertThat(page.locator("main.curtain")).isVisible();
        }
    }

    @Test
    void whoeverIsAskedAboutTheEndOfTheTurnCanForbidTheQuestion() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board =
                    guest.visitTable(guest.tableFrom(ClashPositions.firstTurn().record()));
            int ply = board.awaitTurn().ply();
            page.locator("section.decision [data-code='end-turn']").click();
            assertThat(board.now().ply()).isEqualTo(ply);
            page.locator("[data-code='never-ask-end-turn']").click();
            page.locator("[data-code='open-curtain']").click();
            board.awaitTable();
            board.awaitTurn();
            page.locator("section.decision [data-code='end-turn']").click();
            assertThat(page.locator("[data-code='open-curtain']")).isVisible();
        }
    }

    private static void assertSaid(Guest guest, String table, String thing, Locator reasons) {
        JsonNode expected = guest.get("/api/tables/" + table + "/why?seat=red&lang=en&thing=" + thing);
        assertThat(expected.size()).as("reasons for %s", thing).isPositive();
        assertThat(reasons).hasCount(expected.size());
        for (int i = 0; i < expected.size(); i++) {
            assertThat(reasons.nth(i)).hasText(expected.path(i).path("text").asString());
        }
    }

    private static int food(Guest guest, String table) {
        return guest.get("/api/tables/" + table + "/state?seat=red")
                .path("view")
                .path("players")
                .path(0)
                .path("goods")
                .path("food")
                .asInt();
    }
}
