package civitas.e2e.looks;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Fit;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import civitas.e2e.tour.Tour;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every page in both languages: no text is missing, and none is left in the other language. */
@ExtendWith(InTheHouse.class)
class LanguagesTest {

    /** All that can be read or heard: texts, accessible names, titles, placeholders. */
    private static final String TEXTS = """
            () => {
              const texts = [document.title];
              const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              while (walker.nextNode()) {
                const parent = walker.currentNode.parentElement;
                if (!parent.closest('script, style, code, .proof dd, [lang]:not(html)')) {
                  texts.push(walker.currentNode.data);
                }
              }
              for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt']) {
                document.querySelectorAll(`[${name}]`).forEach(element => texts.push(element.getAttribute(name)));
              }
              return texts.map(text => text.trim()).filter(text => text !== '');
            }
            """;

    private static final Pattern KEY =
            Pattern.compile("\\b[a-z]{2,}\\.[a-z][a-zA-Z-]+\\b|⟨|\\{\\{|undefined|\\[object");
    private static final Pattern LATIN = Pattern.compile("[A-Za-z]{3,}");
    private static final Pattern CYRILLIC = Pattern.compile("[А-Яа-яЁё]{2,}");

    /** Names and terms that are the same in every language. */
    private static final Set<String> NAMES = Set.of(
            "Civitas",
            "Clash",
            "Cultures",
            "SHA",
            "VII",
            "III",
            "Delapouite",
            "Lorc",
            "Skoll",
            "Caro",
            "Asercion",
            "sbed",
            "game",
            "icons",
            "net",
            "React",
            "zustand",
            "next",
            "zoom",
            "qrcode",
            "generator",
            "MIT",
            "ISC",
            "Anna",
            "Boris",
            "Shift");

    private final House house;

    LanguagesTest(House house) {
        this.house = house;
    }

    @ParameterizedTest
    @EnumSource
    void everythingIsInEnglish(Tour.Kind tour) {
        List<String> strange = new ArrayList<>();
        walk(tour, "en", (place, text) -> {
            if (CYRILLIC.matcher(text).find() || KEY.matcher(withoutNames(text)).find()) {
                strange.add(place + ": " + text);
            }
        });
        assertThat(new TreeSet<>(strange)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void everythingIsInRussian(Tour.Kind tour) {
        List<String> strange = new ArrayList<>();
        walk(tour, "ru", (place, text) -> {
            Matcher latin = LATIN.matcher(text);
            while (latin.find()) {
                if (!NAMES.contains(latin.group())) {
                    strange.add(place + ": " + text);
                }
            }
            if (KEY.matcher(withoutNames(text)).find()) {
                strange.add(place + ": " + text);
            }
        });
        assertThat(new TreeSet<>(strange)).isEmpty();
    }

    private static String withoutNames(String text) {
        return text.replace("game-icons.net", "").replaceAll("https?://\\S+|\\S+@\\S+", "");
    }

    /** Takes a text and where it stands. */
    private interface Reader {
        void read(String place, String text);
    }

    private void walk(Tour.Kind tour, String language, Reader reader) {
        List<String> unfit = new ArrayList<>();
        try (Guest guest = house.guest(Look.DESK.in(language)).named("1")) {
            guest.wiretap().expect("404");
            tour.walk(guest, place -> {
                Object texts = guest.page().evaluate(TEXTS);
                for (Object text : (List<?>) texts) {
                    reader.read(place, String.valueOf(text));
                }
                for (String fault : Fit.faults(guest.page())) {
                    unfit.add(place + ": " + fault);
                }
                guest.picture((language.equals("ru") ? "ru-" : "") + place);
            });
        }
        assertThat(unfit).as("what does not fit").isEmpty();
    }
}
