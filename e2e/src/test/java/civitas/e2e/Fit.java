package civitas.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;

/** Whether a page fits its screen: nothing sticks out, and no text is cut off. */
final class Fit {

    /**
     * Texts that cannot be read to their end: they stick out of the screen, or out of something that hides what sticks out.
     * What can be scrolled to can be read, an ellipsis says itself that something is missing, and what is only for screen
     * readers or for the keyboard is out of sight on purpose.
     */
    private static final String CUT_OFF = """
            () => {
              const wide = (inner, outer) => inner.right > outer.right + 1.5 || inner.left < outer.left - 1.5;
              const high = (inner, outer) => inner.bottom > outer.bottom + 3 || inner.top < outer.top - 3;
              const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
              const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
              const cutBy = (element) => {
                const range = document.createRange();
                range.selectNodeContents(element);
                const text = range.getBoundingClientRect();
                let scrolled = false;
                for (let around = element; around && around !== document.body; around = around.parentElement) {
                  const style = getComputedStyle(around);
                  const box = around.getBoundingClientRect();
                  if (hides(style.overflowX) && style.textOverflow === 'ellipsis') return false;
                  if (style.webkitLineClamp !== 'none') return false;
                  if (scrolls(style.overflowX) || scrolls(style.overflowY)) scrolled = true;
                  if (!scrolled && hides(style.overflowX) && wide(text, box)) return true;
                  if (!scrolled && hides(style.overflowY) && high(text, box)) return true;
                }
                return !scrolled && wide(text, { left: 0, right: document.documentElement.clientWidth });
              };
              const shown = (element) => {
                const box = element.getBoundingClientRect();
                return box.width > 2 && box.height > 2 && element.checkVisibility({ visibilityProperty: true });
              };
              const speaks = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
              return [...document.querySelectorAll('body *')]
                .filter((element) => !element.closest('svg, .map, .skip, [aria-hidden=true]'))
                .filter((element) => speaks(element) && shown(element) && cutBy(element))
                .map((element) => `${element.parentElement.className || element.parentElement.tagName} > ${
                  element.className || element.tagName}: ${element.textContent.trim().slice(0, 60)}`);
            }""";

    private static final String EMPTY_TABS = """
            () => [...document.querySelectorAll('.stage-tabs button')]
              .filter((tab) => [...tab.querySelectorAll('.icon, span')]
                .every((part) => part.clientWidth < 8 && part.getBoundingClientRect().width < 8))
              .map((tab) => tab.textContent)""";

    /** Pages and dialogs are scrolled up and down only. */
    private static final String SIDEWAYS = """
            () => [...document.querySelectorAll('main, dialog[open], .side')]
              .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible')
              .map((part) => part.className || part.tagName)""";

    private Fit() {}

    static void check(Page page, String what) {
        assertThat(faults(page)).as("what does not fit of %s", what).isEmpty();
    }

    /** What does not fit, in words for a developer. */
    static List<String> faults(Page page) {
        List<String> faults = new ArrayList<>();
        // Not innerWidth: a phone zooms out until everything fits.
        int beyond = (int)
                page.evaluate("() => document.scrollingElement.scrollWidth - document.documentElement.clientWidth");
        if (beyond != 0) {
            faults.add("wider than the screen by " + beyond);
        }
        for (Object text : (List<?>) page.evaluate(CUT_OFF)) {
            faults.add("cut off: " + text);
        }
        for (Object part : (List<?>) page.evaluate(SIDEWAYS)) {
            faults.add("scrolls sideways: " + part);
        }
        for (Object tab : (List<?>) page.evaluate(EMPTY_TABS)) {
            faults.add("a tab that shows neither picture nor word: " + tab);
        }
        return faults;
    }
}
