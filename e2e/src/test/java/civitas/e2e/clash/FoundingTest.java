package civitas.e2e.clash;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.position.ClashPositions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Whoever is about to found a city sees on the map what it could collect, as the server says. */
@ExtendWith(InTheHouse.class)
class FoundingTest {

    private static final String MARKS = """
            () => Object.fromEntries([...document.querySelectorAll('.map .hex-site')].map((site) =>
              [site.dataset.site, [...site.querySelectorAll('[class^=good-]')]
                .map((good) => `${good.getAttribute('class')} ${good.textContent}`).sort().join(', ')]))""";

    private final House house;

    FoundingTest(House house) {
        this.house = house;
    }

    private static Stream<Look> looks() {
        return Stream.of(Look.DESK, Look.PHONE.in("ru"));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void settlersSeeWhatACityCouldCollectOnEverySite(Look look) {
        try (Guest guest = house.guest(look).named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(ClashPositions.mayFound().record());
            Board board = guest.visitTable(table);
            board.awaitTurn();
            Locator marks = page.locator(".map .hex-site");
            assertThat(marks).hasCount(0);
            JsonNode view = view(guest, table);
            Map<String, String> expected = sites(view);
            assertThat(expected).hasSizeGreaterThan(1);

            board.press(space(page, settlers(view)));
            assertThat(marks).hasCount(expected.size());
            assertThat(page.evaluate(MARKS)).isEqualTo(expected);
            assertThat(page.locator(".space-card .site-line .amount").first()).isVisible();
            guest.picture("clash-sites-" + look.device());
            page.keyboard().press("Escape");
            assertThat(marks).hasCount(0);
        }
    }

    /** In the list of choices, too. */
    @Test
    void theChoiceToFoundACitySaysWhatItCouldCollect() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(ClashPositions.mayFound().record());
            Board board = guest.visitTable(table);
            String found = ClashPositions.mayFound().next().getFirst();
            if (board.awaitTurn().verbs().contains("found")) {
                board.pickVerb("found");
            }
            Locator choice = page.locator("section.decision [data-code='" + found + "']");
            int kinds = sites(view(guest, table))
                    .getOrDefault(found.split(" ")[1], "")
                    .split(", ")
                    .length;
            assertThat(choice.locator(".terms .amount")).hasCount(kinds);
        }
    }

    private static Map<String, String> sites(JsonNode view) {
        Map<String, String> sites = new TreeMap<>();
        for (JsonNode site : view.path("sites")) {
            List<String> goods = new ArrayList<>();
            site.path("yields").properties().forEach(good -> {
                if (good.getValue().asInt() > 0) {
                    goods.add("good-" + good.getKey() + " " + good.getValue().asInt());
                }
            });
            sites.put(
                    site.path("space").asString(),
                    String.join(", ", goods.stream().sorted().toList()));
        }
        return sites;
    }

    /** Where red has settlers. */
    private static String settlers(JsonNode view) {
        for (JsonNode units : view.path("units")) {
            for (JsonNode unit : units.path("units")) {
                if (units.path("owner").asString().equals("red")
                        && unit.path("kind").asString().equals("settler")) {
                    return units.path("space").asString();
                }
            }
        }
        throw new AssertionError("red has no settlers");
    }

    private static Locator space(Page page, String label) {
        return page.locator("g.target[data-space='" + label + "'] .hit");
    }

    private static JsonNode view(Guest guest, String table) {
        return guest.get("/api/tables/" + table + "/state?seat=red").path("view");
    }
}
