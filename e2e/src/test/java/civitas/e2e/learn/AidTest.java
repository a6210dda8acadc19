package civitas.e2e.learn;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The player aid and how to play: one key away, for the boxes of the table. */
@ExtendWith(InTheHouse.class)
class AidTest {

    private final House house;

    AidTest(House house) {
        this.house = house;
    }

    @ParameterizedTest
    @CsvSource({
        "clash, monumental, en, DESK, Infantry, peoples",
        "clash, monumental, ru, PHONE, Пехота, wonders-first",
        "civ, base, en, PHONE, Library, fame",
        "civ, base, ru, DESK, Библиотека, wisdom"
    })
    void theAidAndTheProseAreOneKeyAway(
            String game, String box, String language, Look.Device device, String piece, String otherBox) {
        try (Guest guest = house.guest(new Look(device, language, Look.Experience.KNOWS))) {
            guest.named("Anna");
            String table = guest.post(
                            "/api/tables",
                            Map.of(
                                    "game",
                                    game,
                                    "boxes",
                                    List.of(box),
                                    "seats",
                                    List.of(Map.of("kind", "me"), Map.of("kind", "agent", "level", "greedy")),
                                    "public",
                                    false,
                                    "start",
                                    true))
                    .path("id")
                    .asString();
            Page page = guest.page();
            guest.visitTable(table);
            Locator aid = page.locator(".aid");
            page.keyboard().press("h");
            assertThat(aid).containsText(piece);
            guest.picture("aid-" + game + "-" + language);
            page.keyboard().press("Escape");
            assertThat(aid).hasCount(0);
            page.keyboard().press("F1");
            assertThat(aid).isVisible();
            page.keyboard().press("Escape");

            page.keyboard().press("?");
            assertThat(page.locator(".howto [data-chapter='goal']")).isVisible();
            assertThat(page.locator(".howto [data-chapter='" + otherBox + "']")).hasCount(0);
            page.locator("[data-code='rules-all']").click();
            assertThat(page.locator(".rules .rule-id").first()).isVisible();
        }
    }
}
