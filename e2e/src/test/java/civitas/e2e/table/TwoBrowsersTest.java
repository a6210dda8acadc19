package civitas.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.Habits;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Player;
import civitas.e2e.position.ClashPositions;
import civitas.e2e.position.Position;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;

/** Two people, each at a browser of their own, with a trade and a battle between them. */
@ExtendWith(InTheHouse.class)
class TwoBrowsersTest {

    private static final int MOST_ANSWERS = 60;

    /** So far from the corner of the map nothing lies over it. */
    private static final int CORNER = 4;

    /** The tabs of the stage over which something else lies. */
    private static final String COVERED_TABS = """
            () => [...document.querySelectorAll('.stage-tabs button')].filter(tab => {
              const box = tab.getBoundingClientRect();
              return !tab.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
            }).map(tab => tab.textContent)""";

    private final House house;

    TwoBrowsersTest(House house) {
        this.house = house;
    }

    @Test
    void theyTradeAndFightAndNeitherPageReceivesTheOthersHand() {
        Position before = ClashPositions.beforeABattle();
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            String table = anna.tableFrom(before.record());
            Board blue = boris.join(anna, table, "blue");
            Board red = anna.visitTable(table);
            List<String> handOfRed = hand(anna, table, "red");
            List<String> handOfBlue = hand(boris, table, "blue");

            trade(anna, boris);
            anna.picture("after-trade");
            before.next().forEach(red::choose);
            fight(anna, boris, red, blue);
            goOn(red, blue, () -> red.now().prompt().equals("prompt.turn"));
            red.choose("end-turn");
            blue.awaitPly(red.now().ply());
            goOn(red, blue, () -> blue.now().prompt().equals("prompt.turn"));
            goOn(red, blue, () -> lastLine(boris).equals("Boris: turn ends"));

            handOfRed.retainAll(hand(anna, table, "red"));
            handOfBlue.retainAll(hand(boris, table, "blue"));
            assertThat(handOfRed).as("cards red never showed").isNotEmpty();
            assertThat(handOfBlue).as("cards blue never showed").isNotEmpty();
            assertNeverHeard(anna, handOfBlue);
            assertNeverHeard(boris, handOfRed);
            assertThat(String.join("\n", anna.wiretap().heard())).contains(handOfRed);
        }
    }

    private static String lastLine(Guest guest) {
        List<String> heads = guest.page().locator(".log li span").allTextContents();
        return heads.reversed().stream()
                .filter(line -> line.startsWith("Boris: turn"))
                .findFirst()
                .orElse("");
    }

    private static List<String> hand(Guest guest, String table, String seat) {
        List<String> cards = new ArrayList<>();
        for (JsonNode player : guest.get("/api/tables/" + table + "/state?seat=" + seat)
                .path("view")
                .path("players")) {
            if (player.path("seat").asString().equals(seat)) {
                player.path("own").forEach(card -> cards.add(card.asString()));
            }
        }
        return cards;
    }

    private static void assertNeverHeard(Guest guest, List<String> cards) {
        Pattern named = Pattern.compile("[\" ](" + String.join("|", cards) + ")[\" ]");
        assertThat(guest.wiretap().heard())
                .hasSizeGreaterThan(10)
                .noneMatch(message -> named.matcher(message).find());
    }

    private static void trade(Guest from, Guest to) {
        from.board().choose("trade blue");
        Page page = from.page();
        page.getByLabel("More: Food", new Page.GetByLabelOptions().setExact(true))
                .first()
                .click();
        page.locator(".draft .steppers output").first().waitFor();
        page.waitForFunction("() => document.querySelector('.draft .stepper output')?.textContent === '1'");
        from.picture("trade-draft");
        page.locator(".draft [data-code='offer']").click();
        Locator accept = to.page().locator(".trade [data-code^='accept']");
        accept.waitFor();
        to.picture("trade-offer");
        accept.click();
        page.locator(".trade")
                .waitFor(new Locator.WaitForOptions()
                        .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
        assertThat(page.locator(".log")).containsText("Anna trades with Boris: 1 food for nothing.");
    }

    private static void fight(Guest anna, Guest boris, Board red, Board blue) {
        anna.page().locator(".battle .sides").waitFor();
        boris.page().locator(".battle .sides").waitFor();
        anna.picture("battle-begins");
        goOn(red, blue, () -> anna.page().locator(".battle .sides").count() == 0);
        assertThat(anna.page().locator(".battle h2")).hasText("The battle is over");
        assertThat(boris.page().locator(".battle h2")).hasText("The battle is over");
        boris.picture("battle-over");
        for (Guest guest : List.of(anna, boris)) {
            // folded or not
            assertThat(guest.page().locator(":is(.battle-brief, .battle-result)"))
                    .containsText(Pattern.compile("victory|without a winner"));
        }
        // how it ended lies beside the tabs, and whoever presses something else has seen it
        assertThat(boris.page().evaluate(COVERED_TABS)).isEqualTo(List.of());
        boris.page().locator(".map-svg").click(new Locator.ClickOptions().setPosition(CORNER, CORNER));
        assertThat(boris.page().locator(".battle")).hasCount(0);
    }

    /** Lets both play, whoever is asked, until something has happened. */
    private static void goOn(Board red, Board blue, BooleanSupplier happened) {
        for (int answers = 0; answers < MOST_ANSWERS && !happened.getAsBoolean(); answers++) {
            Board asked = red.now().wanted() ? red : blue;
            new Player(asked, Habits.CLASH, answers).answer();
            int ply = asked.now().ply();
            red.awaitPly(ply);
            blue.awaitPly(ply);
        }
        assertThat(happened.getAsBoolean())
                .as("red %s, blue %s", red.now(), blue.now())
                .isTrue();
    }
}
