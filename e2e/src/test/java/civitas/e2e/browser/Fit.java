package civitas.e2e.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;

/** Whether a page fits its screen: nothing sticks out, no text is cut off, and none lies over another. */
public final class Fit {

    /**
     * Texts that cannot be read to their end: they stick out of the screen, or out of something that hides what sticks out.
     * What can be scrolled to can be read, an ellipsis says itself that something is missing, and what is only for screen
     * readers or for the keyboard is out of sight on purpose, as is what may be left out where there is no room.
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
                .filter((element) => !element.closest('svg, .map, .skip, .spare, [aria-hidden=true]'))
                .filter((element) => speaks(element) && shown(element) && cutBy(element))
                .map((element) => `${element.parentElement.className || element.parentElement.tagName} > ${
                  element.className || element.tagName}: ${element.textContent.trim().slice(0, 60)}`);
            }""";

    /** Words that go on in the next line without a hyphen. Secrets and hashes are no words. */
    private static final String BROKEN = """
            () => {
              // the last box: a letter after a hyphen has that of the hyphen, too
              const lineOf = (node, letter) => {
                const range = document.createRange();
                range.setStart(node, letter);
                range.setEnd(node, letter + 1);
                return [...range.getClientRects()].at(-1)?.top ?? 0;
              };
              const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              const faults = new Set();
              for (let node = words.nextNode(); node; node = words.nextNode()) {
                if (node.parentElement.closest('svg, option, script, style, .sr, .spare, [aria-hidden=true]')) continue;
                for (const word of node.data.matchAll(/(?<![\\p{L}\\d])\\p{L}{3,24}(?![\\p{L}\\d])/gu)) {
                  const last = word.index + word[0].length - 1;
                  if (Math.abs(lineOf(node, word.index) - lineOf(node, last)) > 6) {
                    faults.add(node.data.trim().slice(0, 60));
                  }
                }
              }
              return [...faults];
            }""";

    /** Names so short that an ellipsis must not eat them, wherever a table shows its players; and where in a turn we are, however long. */
    private static final String EATEN = """
            () => [...document.querySelectorAll('.strip-name b, .phases li.now span')]
              .filter((name) => name.closest('.phases') || name.textContent.length <= 6)
              .filter((name) => name.clientWidth > 1 && name.scrollWidth > name.clientWidth + 1)
              .map((name) => name.textContent)""";

    /** Numbers of a player that stand outside of his frame. */
    private static final String OUTSIDE = """
            () => [...document.querySelectorAll('.strip-player')]
              .filter((frame) => [...frame.querySelectorAll('.strip-facts *')]
                .some((fact) => fact.getBoundingClientRect().right > frame.getBoundingClientRect().right))
              .map((frame) => frame.textContent)""";

    /** Buttons of the map that cannot be pressed in their middle, because something lies over them. */
    private static final String COVERED_TOOLS = """
            () => [...document.querySelectorAll('.map-tools button')]
              .filter((tool) => tool.checkVisibility({ visibilityProperty: true }))
              .filter((tool) => !document.querySelector('dialog[open], .guide'))
              .filter((tool) => {
                const box = tool.getBoundingClientRect();
                const low = document.elementFromPoint(box.x + box.width / 2, box.bottom - 4);
                return box.bottom <= innerHeight && low && low.closest('.decision') !== null;
              })
              .map((tool) => tool.getAttribute('aria-label'))""";

    /**
     * Texts of which lines lie over each other. What is behind a dialog or a panel is covered, not overlapped: there is
     * something that is not see-through between the two.
     */
    private static final String OVERLAPPING = """
            () => {
              const speaks = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
              const texts = [...document.querySelectorAll('body *')].filter((element) =>
                !element.closest('.sr, .skip, .spare, option, [aria-hidden=true]')
                && speaks(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
              const lines = texts.flatMap((element) => [...element.childNodes]
                .filter((node) => node.nodeType === 3 && node.data.trim())
                .flatMap((node) => {
                  const range = document.createRange();
                  range.selectNodeContents(node);
                  return [...range.getClientRects()].filter((box) => box.width > 3 && box.height > 3)
                    .map((box) => ({ element, left: box.left + 1, right: box.right - 1,
                      top: box.top + box.height * 0.25, bottom: box.bottom - box.height * 0.25 }));
                }));
              const solid = (element) => {
                const colour = getComputedStyle(element).backgroundColor;
                return colour !== 'transparent' && !/, 0\\)$|\\/ 0\\)$/.test(colour);
              };
              const seenAt = (x, y) => {
                const seen = [];
                for (const element of document.elementsFromPoint(x, y)) {
                  seen.push(element);
                  if (solid(element)) break;
                }
                return seen;
              };
              const faults = new Set();
              for (let i = 0; i < lines.length; i++) {
                for (let k = i + 1; k < lines.length; k++) {
                  const [a, b] = [lines[i], lines[k]];
                  const left = Math.max(a.left, b.left), right = Math.min(a.right, b.right);
                  const top = Math.max(a.top, b.top), bottom = Math.min(a.bottom, b.bottom);
                  if (a.element === b.element || right - left < 2 || bottom - top < 2) continue;
                  const seen = seenAt((left + right) / 2, (top + bottom) / 2);
                  if (seen.includes(a.element) && seen.includes(b.element)) {
                    faults.add(`${a.element.textContent.trim().slice(0, 40)} | ${b.element.textContent.trim().slice(0, 40)}`);
                  }
                }
              }
              return [...faults];
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
              .map((part) => {
                const edge = part.getBoundingClientRect().left + part.clientWidth + 1;
                const wide = [...part.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge);
                return [part, ...wide.slice(0, 4)].map((one) => `${one.tagName}.${one.className}`).join(' < ');
              })""";

    private Fit() {}

    public static void check(Page page, String what) {
        assertThat(faults(page)).as("what does not fit of %s", what).isEmpty();
    }

    /** What does not fit, in words for a developer. */
    public static List<String> faults(Page page) {
        List<String> faults = new ArrayList<>();
        page.evaluate("() => document.fonts.ready.then(() => true)");
        // Not innerWidth: a phone zooms out until everything fits.
        int beyond = (int)
                page.evaluate("() => document.scrollingElement.scrollWidth - document.documentElement.clientWidth");
        if (beyond != 0) {
            faults.add("wider than the screen by " + beyond);
        }
        for (Object text : (List<?>) page.evaluate(CUT_OFF)) {
            faults.add("cut off: " + text);
        }
        for (Object name : (List<?>) page.evaluate(EATEN)) {
            faults.add("a name is not shown in full: " + name);
        }
        for (Object facts : (List<?>) page.evaluate(OUTSIDE)) {
            faults.add("outside of its frame: " + facts);
        }
        for (Object tool : (List<?>) page.evaluate(COVERED_TOOLS)) {
            faults.add("a tool of the map is covered: " + tool);
        }
        for (Object word : (List<?>) page.evaluate(BROKEN)) {
            faults.add("broken without a hyphen: " + word);
        }
        for (Object texts : (List<?>) page.evaluate(OVERLAPPING)) {
            faults.add("lie over each other: " + texts);
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
