package civitas.e2e.table;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.position.ClashPositions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.JsonNode;

/** The end of the game: who has won, by what, and how it came to that. */
@ExtendWith(InTheHouse.class)
class EndTest {

    private final House house;

    EndTest(House house) {
        this.house = house;
    }

    @Test
    void theScoreIsShownByCategoryAndOverTheGame() {
        shows("en");
    }

    @Test
    void halfPointsAreWrittenAsTheLanguageDoes() {
        shows("ru");
    }

    @Test
    void theSameIsPlayedOnceMoreAtOnePress() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(ClashPositions.finishedWithHalves());
            guest.visit("/table/" + table);
            page.locator("[data-code=play-again]").click();
            assertThat(page.locator("main.table, main.curtain").first()).isVisible();
            assertThat(page).not().hasURL(Pattern.compile(".*/table/" + table + "$"));
            String next = page.url().replaceAll(".*/table/", "");
            JsonNode before = guest.get("/api/tables/" + table);
            JsonNode again = guest.get("/api/tables/" + next);
            assertThat(again.path("status").asString()).isEqualTo("running");
            for (String same : List.of("game", "boxes", "options")) {
                assertThat(again.path(same)).as(same).isEqualTo(before.path(same));
            }
            assertThat(again.path("seats").size())
                    .isEqualTo(before.path("seats").size());
            assertThat(again.path("ply").asInt()).isLessThan(before.path("ply").asInt());
        }
    }

    private void shows(String language) {
        NumberFormat number = NumberFormat.getInstance(Locale.forLanguageTag(language));
        try (Guest guest = house.guest(Look.DESK.in(language)).named("Anna")) {
            Page page = guest.page();
            String table = guest.tableFrom(ClashPositions.finishedWithHalves());
            guest.visit("/table/" + table);
            JsonNode state = guest.get("/api/tables/" + table + "/state?lang=" + language);
            Locator rows = page.locator(".score-row");
            assertThat(rows).hasCount(state.path("standings").size());
            boolean halves = false;
            for (JsonNode standing : state.path("standings")) {
                double points = standing.path("points").asDouble();
                halves |= points != Math.rint(points);
                Locator row = rows.nth(standing.path("place").asInt() - 1);
                assertThat(row.locator(".score-total")).hasText(number.format(points));
                assertThat(row.locator(".score-bar > span"))
                        .hasCount(standing.path("categories").size());
                double sum = 0;
                for (JsonNode category : standing.path("categories")) {
                    sum += category.path("points").asDouble();
                    assertThat(row.locator(".score-bar")
                                    .getByTitle(category.path("name").asString() + ": "
                                            + number.format(
                                                    category.path("points").asDouble())))
                            .hasCount(1);
                }
                assertThat(sum).isEqualTo(points);
                assertThat(page.locator(
                                ".line-chart text", new Page.LocatorOptions().setHasText(" " + number.format(points))))
                        .not()
                        .hasCount(0);
            }
            assertThat(halves).as("a half point to write").isTrue();
            assertThat(page.locator(".line-chart polyline")).hasCount(2);
            assertThat(page.locator(".legend li"))
                    .hasCount(state.path("standings").path(0).path("categories").size());
            guest.picture("end-" + language);

            page.locator("[data-code=show-replay]").click();
            assertThat(page).hasURL(Pattern.compile(".*/table/" + table + "/replay/0$"));
            guest.board().awaitPly(0);
        }
    }
}
