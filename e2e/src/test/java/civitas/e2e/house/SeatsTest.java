package civitas.e2e.house;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.position.ClashPositions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Who sits where: invitations, chat, and computers in the place of people. */
@ExtendWith(InTheHouse.class)
class SeatsTest {

    private final House house;

    SeatsTest(House house) {
        this.house = house;
    }

    @Test
    void aFriendComesByALinkTalksAndIsReplacedForAWhile() {
        try (Guest anna = house.guest();
                Guest boris = house.guest()) {
            Page host = anna.page();
            anna.visit("/new");
            host.getByLabel("Name of the table").fill("Friday");
            host.getByLabel("Your name").fill("Anna");
            host.locator("[data-code='create']").click();
            assertThat(host.locator("h1")).hasText("Friday");
            host.getByText("Secret seat link").click();
            assertThat(host.locator(".seat-list .qr path")).isVisible();
            String link = host.locator(".seat-list .invite input").inputValue();
            assertThat(link).startsWith(house.address() + "/seat/");
            anna.picture("lobby-of-friends");

            boris.visit(link);
            boris.page().getByLabel("Your name").fill("Boris");
            boris.picture("seat-link");
            boris.page().getByText("Take the seat").click();
            assertThat(boris.page().locator("h1")).hasText("Friday");
            assertThat(host.locator(".seat-list")).containsText("Boris");
            host.getByText("Start the game").click();
            Board red = anna.board();
            Board blue = boris.board();
            red.awaitTable();
            blue.awaitTable();

            talk(host, boris.page());
            replaceAndReturn(host, boris.page());
        }
    }

    private static void talk(Page host, Page friend) {
        // who came and how has been told there, too
        friend.locator("#tab-chat").click();
        friend.locator("#tab-log").click();
        host.locator("#tab-chat").click();
        host.getByLabel("Say something").fill("Hello <b>Boris</b>");
        host.getByText("Send", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(host.locator(".chat ol")).containsText("Anna Hello <b>Boris</b>");
        assertThat(friend.locator(".bubble")).hasText("1");
        friend.locator("#tab-chat").click();
        assertThat(friend.locator(".chat ol")).containsText("guest Anna Hello <b>Boris</b>");
        assertThat(friend.locator(".bubble")).hasCount(0);
    }

    /** A friend who is there is not replaced by the host; but may let a computer play, and comes back. */
    private static void replaceAndReturn(Page host, Page friend) {
        host.getByLabel("About this table").click();
        assertThat(host.locator("dialog")).containsText("after 10 minutes of absence");
        assertThat(host.locator("dialog").getByText("Let a computer play")).hasCount(0);
        friend.getByLabel("About this table").click();
        friend.getByText("Let the computer play for me").click();
        assertThat(friend.locator(".strip li.me")).containsText("computer");
        assertThat(host.locator("dialog").getByText("Give the seat back")).isVisible();
        friend.getByText("Take the seat back").click();
        assertThat(friend.locator(".strip li.me")).not().containsText("computer");
        friend.keyboard().press("Escape");
        assertThat(friend.locator(".chat [data-notice='returned']")).containsText("Boris is back");
    }

    /** What a link asks for depends on who comes; a button that moved away under the pointer would be pressed in vain. */
    @Test
    void aLinkAsksForNothingBeforeItKnowsWhoComes() {
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            String table = anna.tableFrom(ClashPositions.firstTurn().record());
            String link = anna.post("/api/tables/" + table + "/seats/blue/link", Map.of())
                    .path("url")
                    .asString();
            Page page = boris.page();
            List<Route> held = new ArrayList<>();
            page.route("**/api/me*", held::add);
            boris.visit(link);
            assertThat(page.locator("main[aria-busy='true']")).hasCount(1);
            assertThat(page.locator("main button, main input")).hasCount(0);
            page.unroute("**/api/me*");
            held.forEach(Route::resume);
            assertThat(page.locator("main button[type=submit]")).isVisible();
            assertThat(page.locator("main input")).hasCount(0);
            page.locator("main button[type=submit]").click();
            boris.board().awaitTable();
        }
    }

    @Test
    void everybodyFindsAnOpenTable() {
        try (Guest anna = house.guest();
                Guest clara = house.guest()) {
            anna.visit("/new");
            anna.page().getByLabel("Name of the table").fill("Open to all");
            anna.page().locator("[data-code='create']").click();
            assertThat(anna.page().locator("h1")).hasText("Open to all");

            clara.visit("/");
            clara.page().locator("#scope-open").click();
            clara.page().getByText("Open to all").click();
            clara.page().getByText("Sit down").first().click();
            assertThat(clara.page().locator(".seat-list .tag")).hasCount(1);
            assertThat(anna.page().getByText("Start the game")).isEnabled();
            clara.page().getByText("Leave the table").click();
            assertThat(anna.page().getByText("1 seat is still free")).isDisabled();
        }
    }
}
