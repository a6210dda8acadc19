package civitas.e2e.civ;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.position.CivPositions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** An offer, a counter-offer and a deal between two browsers. */
@ExtendWith(InTheHouse.class)
class NegotiationTest {

    private final House house;

    NegotiationTest(House house) {
        this.house = house;
    }

    @Test
    void anOfferIsAnsweredByACounterOfferAndThatIsAccepted() {
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            String table = anna.tableFrom(CivPositions.negotiation().record());
            Board blue = boris.join(anna, table, "blue");
            Board red = anna.visitTable(table);
            red.awaitTurn();
            int hers = trade(anna.page());
            int his = trade(boris.page());

            // She gives two trade for nothing, after a slip that she takes back.
            red.choose("trade blue");
            more(anna, "give trade 1");
            more(anna, "give trade 1");
            more(anna, "ask trade 1");
            less(anna, "ask trade");
            assertThat(anna.page().locator(".draft-text")).containsText("You give: 2 trade. You ask for: nothing");
            anna.picture("civ-deal-draft");
            anna.page().locator(".civ-draft [data-code='offer']").click();

            // He would rather have one and give one.
            Locator offer = boris.page().locator(".civ-offer.for-me");
            assertThat(offer).containsText("You get");
            boris.picture("civ-deal-offer");
            boris.page().locator("[data-code^='counter ']").click();
            assertThat(boris.page().locator(".civ-draft [data-code='offer']")).isEnabled();
            less(boris, "ask trade");
            more(boris, "give trade 1");
            boris.picture("civ-deal-counter");
            boris.page().locator(".civ-draft [data-code='offer']").click();

            Locator accept = anna.page().locator(".civ-offer.for-me [data-code^='accept']");
            accept.click();
            assertThat(anna.page().locator(".civ-offer.for-me")).hasCount(0);
            assertThat(boris.page().locator(".log")).containsText("1 trade for 1 trade");
            assertThat(trade(anna.page())).isEqualTo(hers);
            blue.awaitPly(red.now().ply());
            assertThat(trade(boris.page())).isEqualTo(his);
        }
    }

    @Test
    void whatEndsALongNegotiationStaysInSight() {
        try (Guest anna = house.guest(Look.DESK.in("ru")).named("Anna")) {
            Board red =
                    anna.visitTable(anna.tableFrom(CivPositions.negotiation().record()));
            red.awaitTurn();
            Page page = anna.page();
            page.setViewportSize(1366, 768);
            Locator done = page.locator(".decision-foot [data-code='done']");
            assertThat(done).isVisible();
            assertThat(page.locator(".decision [data-code]").count()).isGreaterThanOrEqualTo(3);
            // as long as it can get: the list grows, the panel does not
            page.evaluate("for (let i = 0; i < 12; i++) { const list = document.querySelector('.decision .choices');"
                    + " list.append(list.querySelector('button').cloneNode(true)); }");
            assertThat(done).isInViewport();
            BoundingBox panel = page.locator("section.decision").boundingBox();
            BoundingBox button = done.boundingBox();
            assertThat(button.y + button.height).isLessThanOrEqualTo(panel.y + panel.height + 1);
            anna.picture("civ-negotiation-foot-ru");
        }
    }

    private static int trade(Page page) {
        return Integer.parseInt(page.locator(".mine .dial-yield-trade .dial-value")
                .textContent()
                .trim());
    }

    private static void more(Guest guest, String code) {
        press(guest, guest.page().locator(".civ-draft [data-code='" + code + "']"));
    }

    private static void less(Guest guest, String line) {
        press(guest, guest.page().locator(".civ-draft [data-code='less " + line + "']"));
    }

    private static void press(Guest guest, Locator button) {
        int ply = guest.board().now().ply();
        button.click();
        guest.board().awaitPlyAfter(ply);
        guest.page().locator(".civ-draft .closing button:enabled").first().waitFor();
    }
}
