package civitas.e2e.learn;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Fit;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The puzzle of the day, by somebody who has never been here and has no session: a wrong answer, the right one, and why. */
@ExtendWith(InTheHouse.class)
class PuzzleOfTheDayTest {

    /** Presses a choice in the list, and its verb before it where the list is long. Says whether it was pressed. */
    private static final String PRESS = """
        ([code, verb]) => {
          const all = selector => [...document.querySelectorAll('.decision ' + selector)];
          const button = all('[data-code]').find(element => element.dataset.code === code && !element.disabled);
          if (button) { button.click(); return true; }
          const kind = all('[data-verb]').find(element => element.dataset.verb === verb);
          if (kind && kind.getAttribute('aria-pressed') !== 'true') {
            kind.click();
            return !kind.hasAttribute('aria-pressed');
          }
          return false;
        }
        """;

    private final House house;

    PuzzleOfTheDayTest(House house) {
        this.house = house;
    }

    static Stream<Arguments> looks() {
        return Stream.of("clash", "civ")
                .flatMap(game -> Stream.of(
                        Arguments.of(game, Look.DESK.in("en").asNewcomer()),
                        Arguments.of(game, Look.PHONE.in("ru").asNewcomer())));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void aPuzzleIsSolvedOnTheTable(String game, Look look) {
        try (Guest guest = house.guest(look)) {
            Page page = guest.page();
            guest.visit("/");
            Locator card = page.locator("[data-code^='puzzle " + game + "/']").first();
            Fit.check(page, "start page");
            guest.picture("puzzle-home-" + game + "-" + look.device());
            String path = "/api/puzzles/"
                    + String.valueOf(card.getAttribute("data-code")).replace("puzzle ", "");
            JsonNode solution = guest.get(path + "/solution");
            JsonNode state = guest.get(path + "/state");
            card.click();
            Locator panel = page.locator("[data-puzzle]");
            assertThat(panel).hasAttribute("data-puzzle", "open");
            assertThat(page.locator("[data-code=show-host]")).hasCount(0);
            Fit.check(page, "puzzle");
            guest.picture("puzzle-open-" + game + "-" + look.device());

            press(page, state, solution.path(1).path("code").asString());
            assertThat(panel).hasAttribute("data-puzzle", "tried");
            assertThat(panel.locator(".advice")).hasCount(1);
            guest.picture("puzzle-wrong-" + game + "-" + look.device());

            press(page, state, solution.path(0).path("code").asString());
            assertThat(panel).hasAttribute("data-puzzle", "solved");
            assertThat(panel.locator("[data-answer]")).hasCount(solution.size());
            assertThat(panel.locator("[data-answer]").first())
                    .hasAttribute("data-answer", solution.path(0).path("code").asString());
            Fit.check(page, "answer");
            guest.picture("puzzle-solved-" + game + "-" + look.device());

            panel.locator("[data-code=puzzle-again]").click();
            assertThat(panel).hasAttribute("data-puzzle", "open");
            panel.locator("[data-code=puzzle-home]").click();
            assertThat(page.locator(".table-row")).hasCount(0);
            assertThat(guest.get("/api/me").path("signedIn").asBoolean())
                    .as("nobody had to become a guest for it")
                    .isFalse();
        }
    }

    private static void press(Page page, JsonNode state, String code) {
        String verb = state.path("decisions")
                .path(0)
                .path("choices")
                .valueStream()
                .filter(choice -> choice.path("code").asString().equals(code))
                .map(choice -> choice.path("verb").asString())
                .findFirst()
                .orElseThrow();
        page.waitForFunction(PRESS, List.of(code, verb));
    }
}
