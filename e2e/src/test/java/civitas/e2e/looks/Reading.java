package civitas.e2e.looks;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads all that a page says, and notices what is missing or left in the other language. */
final class Reading {

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

    private Reading() {}

    /** The texts that do not belong on a page in English. */
    static List<String> strangeInEnglish(Page page) {
        return texts(page).stream()
                .filter(text -> CYRILLIC.matcher(text).find() || hasKey(text))
                .toList();
    }

    /** The texts that do not belong on a page in Russian. */
    static List<String> strangeInRussian(Page page) {
        return texts(page).stream()
                .filter(text ->
                        LATIN.matcher(text).results().anyMatch(word -> !NAMES.contains(word.group())) || hasKey(text))
                .toList();
    }

    private static List<String> texts(Page page) {
        List<String> texts = new ArrayList<>();
        for (Object text : (List<?>) page.evaluate(TEXTS)) {
            texts.add(String.valueOf(text));
        }
        return texts;
    }

    private static boolean hasKey(String text) {
        String rest = text.replace("game-icons.net", "").replaceAll("https?://\\S+|\\S+@\\S+", "");
        return KEY.matcher(rest).find();
    }
}
