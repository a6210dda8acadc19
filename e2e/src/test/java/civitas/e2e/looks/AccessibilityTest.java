package civitas.e2e.looks;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Axe;
import civitas.e2e.browser.Fit;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.tour.Tour;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every page in English: what axe-core can find of what keeps people out, what is missing or left in Russian, what does not fit. */
@ExtendWith(InTheHouse.class)
class AccessibilityTest {

    /** The dark look differs in nothing else. */
    private static final List<String> COLOURS = List.of("color-contrast");

    /** Stops that show nothing of a new kind. */
    private static final Pattern ONLY_ANOTHER_TEXT = Pattern.compile(
            "guide-[2-6]|collecting|lobby-link" + "|civ-(guide-.|begin|moving|manage|research|negotiation|end|replay)");

    /** Where the map is what there is to see; behind everything else it is the same map, and most of what axe would look at. */
    private static final Pattern ABOUT_THE_MAP =
            Pattern.compile("table|collect|civ-(map|square|boxes-(five|metropolis))");

    private static final String MAP = ".map-svg";

    private final House house;

    AccessibilityTest(House house) {
        this.house = house;
    }

    @ParameterizedTest
    @EnumSource
    void everythingIsInEnglishFitsAndKeepsNobodyOut(Tour.Kind tour) {
        List<String> found = new ArrayList<>();
        try (Guest guest = house.guest().named("Anna")) {
            guest.wiretap().expect("404");
            tour.walk(guest, place -> {
                Reading.strangeInEnglish(guest.page()).forEach(text -> found.add(place + ": " + text));
                Fit.faults(guest.page()).forEach(fault -> found.add(place + ": " + fault));
                guest.picture(place);
                if (ONLY_ANOTHER_TEXT.matcher(place).matches()) {
                    return;
                }
                String without = ABOUT_THE_MAP.matcher(place).matches() ? "" : MAP;
                found.addAll(Axe.violations(place, guest.page(), without));
                guest.wear("dark");
                found.addAll(Axe.violations(place + " in the dark", guest.page(), COLOURS, without));
                guest.picture("dark-" + place);
                guest.wear("light");
            });
        }
        assertThat(found).isEmpty();
    }

    @Test
    void theDescriptionOfTheApiKeepsNobodyOut() {
        try (Guest guest = house.guest()) {
            guest.visit("/api/docs");
            assertThat(Axe.violations("api docs", guest.page())).isEmpty();
            guest.picture("api-docs");
        }
    }
}
