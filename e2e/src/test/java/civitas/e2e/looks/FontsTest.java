package civitas.e2e.looks;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.browser.Look;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every letter that is shown comes from the page's own fonts, whatever the machine has. */
@ExtendWith(InTheHouse.class)
class FontsTest {

    private static final Pattern FONT = Pattern.compile("href=\"(/assets/[^\"]+\\.woff2)\"");

    /** Marks what has a text of its own and is to be seen. */
    private static final String MARK = """
            () => document.fonts.ready.then(() => {
              for (const element of document.querySelectorAll('body *')) {
                const speaks = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
                if (speaks && !element.closest('option') && element.checkVisibility()) {
                  element.setAttribute('data-text', '');
                }
              }
              return true;
            })""";

    private final House house;

    FontsTest(House house) {
        this.house = house;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void noLetterComesFromTheMachine(String language) {
        try (Guest guest = house.guest(Look.DESK.in(language))) {
            Page page = guest.page();
            for (String path : new String[] {"/credits", "/new", "/"}) {
                guest.visit(path);
                page.locator("main h1").first().waitFor();
                assertOwnFonts(page, path);
            }
            page.locator("[data-code='quick-start']").click();
            Board board = guest.board();
            board.awaitTable();
            board.awaitTurn();
            for (int tab = 1; tab <= 4; tab++) {
                board.showTab(tab);
                assertOwnFonts(page, "tab " + tab);
            }
            page.locator("[data-code=show-rules]").click();
            page.locator("[data-code=rules-all]").click();
            page.locator("dialog .rules > section").first().waitFor();
            assertOwnFonts(page, "rules");
            guest.visit("/api/docs?lang=" + language);
            page.locator("summary").first().click();
            assertOwnFonts(page, "the description of the API");
            guest.picture((language.equals("ru") ? "ru-" : "") + "api");
        }
    }

    @Test
    void fontsComeWithThePageAndMayBeKept() {
        try (Guest guest = house.guest()) {
            Matcher fonts = FONT.matcher(guest.text("/"));
            int found = 0;
            while (fonts.find()) {
                found++;
                APIResponse font = guest.context().request().get(house.address() + fonts.group(1));
                assertThat(font.headers()).containsEntry("content-type", "font/woff2");
                assertThat(font.headers().get("cache-control")).contains("immutable");
            }
            assertThat(found).isEqualTo(3);
            assertThat(guest.text("/fonts-licences.txt")).contains("SIL OPEN FONT LICENSE");
        }
    }

    private static void assertOwnFonts(Page page, String where) {
        page.evaluate(MARK);
        CDPSession session = page.context().newCDPSession(page);
        session.send("DOM.enable");
        session.send("CSS.enable");
        int root = session.send("DOM.getDocument")
                .getAsJsonObject("root")
                .get("nodeId")
                .getAsInt();
        JsonObject marked = new JsonObject();
        marked.addProperty("nodeId", root);
        marked.addProperty("selector", "[data-text]");
        Set<String> strange = new TreeSet<>();
        int letters = 0;
        for (JsonElement node : session.send("DOM.querySelectorAll", marked).getAsJsonArray("nodeIds")) {
            JsonObject asked = new JsonObject();
            asked.add("nodeId", node);
            for (JsonElement used :
                    session.send("CSS.getPlatformFontsForNode", asked).getAsJsonArray("fonts")) {
                JsonObject font = used.getAsJsonObject();
                letters += font.get("glyphCount").getAsInt();
                if (!font.get("isCustomFont").getAsBoolean()) {
                    strange.add(font.get("familyName").getAsString() + " in " + text(session, node));
                }
            }
        }
        session.detach();
        assertThat(strange).as("fonts of the machine in %s", where).isEmpty();
        assertThat(letters).as("letters in %s", where).isGreaterThan(50);
    }

    private static String text(CDPSession session, JsonElement node) {
        JsonObject asked = new JsonObject();
        asked.add("nodeId", node);
        String html = session.send("DOM.getOuterHTML", asked).get("outerHTML").getAsString();
        return html.substring(0, Math.min(200, html.length()));
    }
}
