package civitas.e2e.learn;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The first game of both families, played to its end by somebody who only presses what the page lights. */
@ExtendWith(InTheHouse.class)
class FirstGameTest {

    private static final int MOST_PRESSES = 120;

    /**
     * Presses what is lit: a choice before a verb or a lid that only opens the list of its choices, and what it is about where there
     * is no list. It is found and pressed in one go, because a question that needs no answer answers itself and is gone. Says which
     * goal it was for.
     */
    private static final String PRESS = """
        () => {
          if (document.querySelector('[data-lesson-end]')) return 'end';
          const modal = document.querySelector('dialog[open]');
          const pressable = element => element.checkVisibility() && !element.disabled
            && (!modal || modal.contains(element))
            && element.getAttribute('aria-pressed') !== 'true';
          const busy = document.querySelector('.choices[aria-busy=true]');
          const find = near => [...document.querySelectorAll(`[data-pointed="${near}"]`)]
            .filter(element => element.matches('button, summary')).find(pressable);
          const element = busy ? undefined : find('choice') ?? find('verb') ?? find('list') ?? find('thing');
          const title = document.querySelector('.lesson h2')?.textContent;
          element?.click();
          return element ? title : null;
        }
        """;

    private final House house;

    FirstGameTest(House house) {
        this.house = house;
    }

    static Stream<Arguments> lessons() {
        return Stream.of("clash", "civ")
                .flatMap(game -> Stream.of("en", "ru").map(language -> Arguments.of(game, language)));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void whoeverPressesWhatIsLitReachesTheEnd(String game, String language) {
        Look look = language.equals("ru") ? Look.PHONE.in(language) : Look.DESK.in(language);
        try (Guest guest = house.guest(look)) {
            // all research at once: whoever chooses second is told so, and the page chooses again
            guest.wiretap().expect("409");
            Page page = begin(guest, game);
            int goals = Integer.parseInt(page.locator(".lesson").getAttribute("data-goals"));
            List<String> titles = new ArrayList<>();
            for (int press = 0; page.locator("[data-lesson-end]").count() == 0; press++) {
                assertThat(press).as("presses, at " + titles).isLessThan(MOST_PRESSES);
                String title = String.valueOf(page.waitForFunction(PRESS).jsonValue());
                if (!title.equals("end") && !titles.contains(title)) {
                    titles.add(title);
                }
            }
            assertThat(titles).hasSize(goals);
            assertThat(page.locator("[data-lesson-end]")).isVisible();
            guest.picture("first-game-" + game + "-" + language);
            page.locator("[data-code='lesson-play-on']").click();
            assertThat(page.locator("[data-lesson-end]")).hasCount(0);
        }
    }

    @Test
    void aLessonSurvivesAReloadAndSkips() {
        try (Guest guest = house.guest(Look.DESK.in("en"))) {
            Page page = begin(guest, "clash");
            assertThat(page.locator(".lesson h2")).hasText("Collect food with your city");
            page.locator("[data-code='lesson-hint']").click();
            assertThat(page.locator("[data-hint]")).isVisible();
            page.locator("[data-code='lesson-skip']").click();
            assertThat(page.locator(".lesson")).hasAttribute("data-goal", "1");
            page.reload();
            assertThat(page.locator(".lesson")).hasAttribute("data-goal", "1");
            assertThat(page.locator(".lesson h2")).hasText("Gain the advance Myths");
            assertThat(page.locator("[data-verb='advance'][data-pointed]")).isVisible();
        }
    }

    private static Page begin(Guest guest, String game) {
        Page page = guest.page();
        guest.visit("/");
        page.locator("[data-code='learn " + game + "/first-game']").click();
        assertThat(page.locator(".lesson")).isVisible();
        return page;
    }
}
