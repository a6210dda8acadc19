package civitas.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What axe-core can find of what keeps people out. */
@ExtendWith(InTheHouse.class)
class AccessibilityTest {

    private static final Set<String> GRAVE = Set.of("serious", "critical");
    private static final List<String> EVERYTHING = List.of();

    /** The dark look differs in nothing else. */
    private static final List<String> COLOURS = List.of("color-contrast");

    /** Stops that show nothing of a new kind. */
    private static final Pattern ONLY_ANOTHER_TEXT = Pattern.compile(
            "guide-[2-6]|collecting|lobby-link" + "|civ-(guide-.|begin|moving|manage|research|negotiation|end|replay)");

    private final House house;

    AccessibilityTest(House house) {
        this.house = house;
    }

    @ParameterizedTest
    @EnumSource
    void noPageKeepsAnybodyOut(Tour.Kind tour) {
        List<String> found = new ArrayList<>();
        try (Guest guest = house.guest().named("Anna")) {
            guest.wiretap().expect("404");
            tour.walk(guest, place -> {
                if (ONLY_ANOTHER_TEXT.matcher(place).matches()) {
                    return;
                }
                found.addAll(violations(place, guest.page(), EVERYTHING));
                show(guest.page(), "dark");
                found.addAll(violations(place + " in the dark", guest.page(), COLOURS));
                guest.picture("dark-" + place);
                show(guest.page(), "light");
            });
        }
        assertThat(found).isEmpty();
    }

    /** Changes the look under whatever is open, as the setting does. */
    private static void show(Page page, String theme) {
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme);
    }

    @Test
    void theDescriptionOfTheApiKeepsNobodyOut() {
        try (Guest guest = house.guest()) {
            guest.visit("/api/docs");
            assertThat(violations("api docs", guest.page(), EVERYTHING)).isEmpty();
            guest.picture("api-docs");
        }
    }

    /** All grave ones of what is to be seen. */
    static List<String> violations(String place, Page page) {
        return violations(place, page, EVERYTHING);
    }

    private static List<String> violations(String place, Page page, List<String> rules) {
        List<String> grave = new ArrayList<>();
        AxeRunOptions onlyViolations = new AxeRunOptions();
        onlyViolations.setResultTypes(List.of("violations"));
        // The page has no frames; without looking for any it is much faster.
        AxeBuilder axe = new AxeBuilder(page).options(onlyViolations).setLegacyMode(true);
        if (!rules.isEmpty()) {
            axe.withRules(rules);
        }
        for (Rule rule : axe.analyze().getViolations()) {
            if (GRAVE.contains(rule.getImpact())) {
                grave.add(place + ": " + rule.getId() + " "
                        + rule.getNodes().getFirst().getHtml());
            }
        }
        return grave;
    }
}
