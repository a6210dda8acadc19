package civitas.e2e.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/** What is too small to be read. */
public final class Small {

    private static final int SMALLEST_TEXT = 12;

    /** Texts of the table in a size below a number of pixels; those in drawings are as large as these are drawn. */
    private static final String TEXTS = """
            least => {
              const speaks = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
              const size = (element) => parseFloat(getComputedStyle(element).fontSize)
                * (element instanceof SVGElement ? element.getScreenCTM().a : 1);
              return [...document.querySelectorAll('main.table *')]
                .filter((element) => speaks(element) && element.checkVisibility() && !element.closest('.sr'))
                .filter((element) => size(element) < least - 0.05)
                .map((element) => `${element.parentElement.className || element.parentElement.tagName} > ${
                  element.className || element.tagName}: ${element.textContent.trim().slice(0, 40)}: ${size(element)}`);
            }""";

    private Small() {}

    /** The texts of the table, as it is seen now, that are too small. */
    public static List<String> texts(Page page) {
        return ((List<?>) page.evaluate(TEXTS, SMALLEST_TEXT))
                .stream().map(String::valueOf).toList();
    }
}
