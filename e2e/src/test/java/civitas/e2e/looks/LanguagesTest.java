package civitas.e2e.looks;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Fit;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.tour.Tour;
import com.microsoft.playwright.Page;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every page in Russian: no text is missing, none is left in English, all fit. {@link AccessibilityTest} goes the same way in English. */
@ExtendWith(InTheHouse.class)
class LanguagesTest {

    private final House house;

    LanguagesTest(House house) {
        this.house = house;
    }

    @ParameterizedTest
    @EnumSource
    void everythingIsInRussianAndFits(Tour.Kind tour) {
        Set<String> found = new TreeSet<>();
        try (Guest guest = house.guest(Look.DESK.in("ru")).named("1")) {
            guest.wiretap().expect("404");
            tour.walk(guest, place -> {
                Reading.strangeInRussian(guest.page()).forEach(text -> found.add(place + ": " + text));
                Fit.faults(guest.page()).forEach(fault -> found.add(place + ": " + fault));
                guest.picture("ru-" + place);
                resize(guest.page(), Look.Device.WIDE);
                Fit.faults(guest.page()).forEach(fault -> found.add(place + " on a wide screen: " + fault));
                resize(guest.page(), Look.Device.DESK);
            });
        }
        assertThat(found).isEmpty();
    }

    /** The page lays itself out anew when it is drawn next. */
    private static void resize(Page page, Look.Device device) {
        page.setViewportSize(device.width, device.height);
        page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
    }
}
