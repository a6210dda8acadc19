package civitas.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.position.ClashPositions;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** How somebody who looks elsewhere learns that it is their turn. */
@ExtendWith(InTheHouse.class)
class NoticesTest {

    /** The page is out of sight, and what it would show on the desktop is written down. */
    private static final String AWAY = """
            window.shown = [];
            window.Notification = class {
              static permission = 'granted';
              static requestPermission() { return Promise.resolve('granted'); }
              constructor(title) { window.shown.push(title); }
            };
            Object.defineProperty(document, 'hidden', { get: () => true });
            """;

    private final House house;

    NoticesTest(House house) {
        this.house = house;
    }

    @Test
    void theTitleAndANotificationSayThatItIsMyTurn() {
        try (Guest anna = house.guest().named("Anna");
                Guest boris = house.guest().named("Boris")) {
            String table = anna.tableFrom(ClashPositions.firstTurn().record());
            boris.context().addInitScript(AWAY);
            boris.visit(anna.post("/api/tables/" + table + "/seats/blue/link", Map.of())
                    .path("url")
                    .asString());
            boris.page().locator("main button[type=submit]").click();
            boris.board().awaitTable();
            assertThat(boris.page()).not().hasTitle(Pattern.compile("●.*"));
            Board red = anna.visitTable(table);
            assertThat(anna.page()).hasTitle(Pattern.compile("● .*"));

            red.awaitTurn();
            red.choose("end-turn");
            assertThat(boris.page()).hasTitle(Pattern.compile("● .*"));
            assertThat(anna.page()).not().hasTitle(Pattern.compile("●.*"));
            boris.page().waitForFunction("() => window.shown.length > 0");
            assertThat(boris.page().evaluate("() => window.shown")).isEqualTo(List.of("It is your turn"));

            // Among one's tables, those that wait for one come first and say so.
            boris.visit("/");
            assertThat(boris.page().locator(".table-row").first()).containsText("Your turn");
        }
    }

    @Test
    void aPersonIsAskedBeforeThePageMayNotify() {
        try (Guest guest = house.guest()) {
            guest.context().addInitScript("""
                            window.Notification = class {
                              static permission = 'default';
                              static requestPermission() { window.asked = true; return Promise.resolve('granted'); }
                            };
                            """);
            Page page = guest.page();
            guest.visit("/account");
            page.getByText("Allow browser notifications for my turn").click();
            assertThat(page.getByText("Allow browser notifications for my turn"))
                    .hasCount(0);
            assertThat(page.evaluate("() => window.asked")).isEqualTo(true);
        }
    }
}
