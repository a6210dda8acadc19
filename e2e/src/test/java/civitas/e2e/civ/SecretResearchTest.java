package civitas.e2e.civ;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.position.CivPositions;
import civitas.server.api.Json;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Two people choose a tech at the same time, each at a browser of their own. Whatever the one chooses, the page of the
 * other receives and shows exactly the same until both have chosen.
 */
@ExtendWith(InTheHouse.class)
class SecretResearchTest {

    private static final int TECHS = 3;

    private final House house;

    SecretResearchTest(House house) {
        this.house = house;
    }

    @Test
    void neitherPageLearnsTheChoiceOfTheOtherBeforeBothHaveChosen() {
        assertNothingIsLearnt(watch("red", 0), watch("red", 1));
        assertNothingIsLearnt(watch("blue", 0), watch("blue", 1));
    }

    private static void assertNothingIsLearnt(Seen one, Seen other) {
        assertThat(one.tech()).isNotEqualTo(other.tech());
        assertThat(one.messages()).isNotEmpty().isEqualTo(other.messages());
        assertThat(one.page()).isEqualTo(other.page());
    }

    @Test
    void bothLearnEverythingWhenBothHaveChosen() {
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            sitDown(anna, boris);
            watch(anna, boris, "red", 0);
            boris.picture("civ-still-thinking");
            reveal(anna, boris);
        }
    }

    /** One chooses a tech at a table of its own, before new guests. */
    private Seen watch(String seat, int option) {
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            sitDown(anna, boris);
            return seat.equals("red") ? watch(anna, boris, seat, option) : watch(boris, anna, seat, option);
        }
    }

    private static void sitDown(Guest anna, Guest boris) {
        String table = anna.tableFrom(CivPositions.research().record());
        Board blue = boris.join(anna, table, "blue");
        anna.visitTable(table).awaitTurn();
        blue.awaitTurn();
    }

    /**
     * What one learns of the choice of the other.
     *
     * @param tech the name of the tech that was chosen
     */
    private record Seen(String tech, List<String> messages, String page) {}

    /** Cities are called after their place and their table, and here every look is at a table of its own. */
    private static String withoutTowns(String text) {
        return text.replaceAll("\\p{Lu}\\p{Ll}+ (?=\\p{Lu}{1,2}\\d)", "");
    }

    private static String seen(Page page) {
        page.evaluate("() => document.querySelectorAll('.town-name').forEach((name) => name.style.display = 'none')");
        return page.locator("main.table").innerText();
    }

    /** One chooses a tech in the pyramid, the other looks on. */
    private static Seen watch(Guest chooser, Guest onlooker, String seat, int option) {
        Page page = chooser.page();
        Board board = chooser.board();
        board.showTab(TECHS);
        int ply = board.now().ply();
        int before = onlooker.wiretap().heard().size();
        var tech = page.locator(".tech-grid .tech.can").nth(option);
        String name = tech.locator("b").textContent();
        tech.click();
        page.waitForFunction("""
            ply => document.querySelector('.menu [role=menuitem]')
              || Number(document.querySelector('main.table')?.dataset.ply ?? -1) !== ply
            """, ply);
        if (page.locator(".menu [role=menuitem]").count() > 0) {
            page.locator(".menu [role=menuitem]").first().click();
        }
        assertThat(page.locator(".secret").first()).containsText(name);

        onlooker.board().awaitPlyAfter(ply);
        assertThat(onlooker.page().locator(".thinkers .ready")).containsText(seat.equals("red") ? "Anna" : "Boris");
        assertThat(onlooker.page().locator(".thinkers .busy")).containsText(seat.equals("red") ? "Boris" : "Anna");
        List<String> messages = new ArrayList<>();
        for (String message : onlooker.wiretap()
                .heard()
                .subList(before, onlooker.wiretap().heard().size())) {
            JsonNode heard = Json.mapper().readTree(message);
            // who comes and goes is told at any time, and says nothing of a choice
            if (heard instanceof ObjectNode object && plyOf(heard) > ply) {
                // The table has its own name and hours, and messages are counted; nothing else may differ.
                object.remove("number");
                for (String part : List.of("state", "patch")) {
                    if (object.path(part) instanceof ObjectNode changes) {
                        changes.remove("table");
                    }
                }
                messages.add(Json.write(object));
            }
        }
        return new Seen(name, messages.stream().distinct().toList(), withoutTowns(seen(onlooker.page())));
    }

    /** The ply a message leads to; 0 if it does not say. */
    private static int plyOf(JsonNode message) {
        return message.path("state").path("ply").asInt(0)
                + message.path("patch").path("ply").path(0).asInt(0);
    }

    /** When the second has chosen too, both learn everything. */
    private static void reveal(Guest anna, Guest boris) {
        String hers = techOf(anna);
        boris.board().showTab(TECHS);
        var tech = boris.page().locator(".tech-grid .tech.can").last();
        String his = tech.locator("b").textContent();
        tech.click();
        // whoever chooses last cannot take it back: it is only offered
        boris.page().locator(".menu [role=menuitem]").first().click();
        for (Guest guest : List.of(anna, boris)) {
            assertThat(guest.page().locator(".log")).containsText(hers);
            assertThat(guest.page().locator(".log")).containsText(his);
        }
    }

    private static String techOf(Guest guest) {
        return guest.page().locator(".brick.free em").first().textContent();
    }
}
