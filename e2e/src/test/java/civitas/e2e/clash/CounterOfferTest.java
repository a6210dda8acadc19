package civitas.e2e.clash;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.position.ClashPositions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;

/** An offer, another one in return, and the exchange. */
@ExtendWith(InTheHouse.class)
class CounterOfferTest {

    private final House house;

    CounterOfferTest(House house) {
        this.house = house;
    }

    @Test
    void anOfferIsAnsweredWithAnotherAndThatOneIsAccepted() {
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            String table = anna.tableFrom(ClashPositions.beforeABattle().record());
            boris.visit(anna.post("/api/tables/" + table + "/seats/blue/link", Map.of())
                    .path("url")
                    .asString());
            boris.page().locator("main button[type=submit]").click();
            Board blue = boris.board();
            blue.awaitTable();
            Board red = anna.visitTable(table);
            red.awaitTurn();
            int foodOfRed = food(anna, table, "red");
            int foodOfBlue = food(anna, table, "blue");

            // Red gives a food for nothing; blue turns it round: a food of blue's for the food of red's.
            red.choose("trade blue");
            more(anna.page(), 0, 1);
            assertThat(anna.page().locator(".who-sees .seen-all")).isVisible();
            anna.page().locator(".draft [data-code='offer']").click();
            Locator offer = boris.page().locator(".trade .offer.for-me");
            assertThat(offer).isVisible();
            boris.picture("offer-to-me");
            offer.locator("[data-code^='counter']").click();
            Locator draft = boris.page().locator(".draft");
            assertThat(draft).isVisible();
            more(boris.page(), 0, 1);
            boris.picture("counter-offer");
            draft.locator("[data-code='offer']").click();

            Locator counter = anna.page().locator(".trade .offer.for-me");
            assertThat(counter).isVisible();
            anna.picture("counter-offer-to-me");
            counter.locator("[data-code^='accept']").click();
            assertThat(counter).hasCount(0);
            assertThat(anna.page().locator(".log")).containsText("trades with");
            assertThat(food(anna, table, "red")).isEqualTo(foodOfRed);
            assertThat(food(anna, table, "blue")).isEqualTo(foodOfBlue);
        }
    }

    /** Presses the first “more food” of the giving side once, until it says so. */
    private static void more(Page page, int side, int wanted) {
        Locator give = page.locator(".draft .offer-sides > div").nth(side);
        give.getByLabel("More: Food", new Locator.GetByLabelOptions().setExact(true))
                .click();
        assertThat(give.locator(".stepper.some output").first()).hasText(Integer.toString(wanted));
    }

    private static int food(Guest guest, String table, String seat) {
        for (JsonNode player :
                guest.get("/api/tables/" + table + "/state").path("view").path("players")) {
            if (player.path("seat").asString().equals(seat)) {
                return player.path("goods").path("food").asInt();
            }
        }
        throw new AssertionError("no player " + seat);
    }
}
