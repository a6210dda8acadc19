package civitas.e2e.looks;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.House;
import civitas.e2e.browser.InTheHouse;
import civitas.e2e.position.ClashPositions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What opens at a place on the map of the smallest desk leaves its neighbours in sight. */
@ExtendWith(InTheHouse.class)
class BesideTest {

    /** The place that was pressed, and neighbours with something on them, of which more than a corner lies behind what has opened. */
    private static final String HIDDEN = """
            pressed => {
              const cover = document.querySelector('.menu, .space-card').getBoundingClientRect();
              const ground = (place) => place.querySelector('.hit').getBoundingClientRect();
              const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
              const own = ground(document.querySelector(`[data-space="${pressed}"]`));
              return [...document.querySelectorAll('.map .target')]
                .filter((place) => place.dataset.space === pressed || place.dataset.taken !== undefined)
                .filter((place) => {
                  const box = ground(place);
                  const [[ax, ay], [bx, by]] = [middle(own), middle(box)];
                  const across = Math.min(box.right, cover.right) - Math.max(box.left, cover.left);
                  const down = Math.min(box.bottom, cover.bottom) - Math.max(box.top, cover.top);
                  return Math.hypot(ax - bx, ay - by) < own.width * 1.2
                    && across > 0 && down > 0 && across * down > 0.05 * box.width * box.height;
                })
                .map((place) => place.dataset.space);
            }""";

    private final House house;

    BesideTest(House house) {
        this.house = house;
    }

    @Test
    void theCardOfAPlaceHidesNoneOfItsNeighbours() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            guest.goOnFrom(ClashPositions.beforeABattle().record());
            List<String> hidden = new ArrayList<>();
            List<String> places = places(page, ".target[data-taken]");
            assertThat(places).hasSizeGreaterThan(5);
            for (String place : places) {
                space(page, place).click();
                page.locator(".space-card").waitFor();
                if (!hidden(page, place).isEmpty()) {
                    hidden.add(place + " hides " + hidden(page, place));
                }
                guest.picture("beside-" + place);
                page.keyboard().press("Escape");
                assertThat(page.locator(".space-card")).hasCount(0);
            }
            assertThat(hidden).isEmpty();
        }
    }

    @Test
    void theMenuOfAPlaceHidesNoneOfItsNeighbours() {
        try (Guest guest = house.guest().named("Anna")) {
            Page page = guest.page();
            Board board = guest.goOnFrom(ClashPositions.mayConstruct().record());
            board.pickVerb("construct");
            List<String> places = places(page, ".target.can");
            assertThat(places).isNotEmpty();
            for (String place : places) {
                space(page, place).click();
                Locator first = page.locator(".menu [role=menuitem]").first();
                assertThat(first).isFocused();
                assertThat(hidden(page, place))
                        .as("hidden by the menu of %s", place)
                        .isEmpty();
                guest.picture("menu-beside-" + place);
                page.keyboard().press("Escape");
                assertThat(page.locator(".menu")).hasCount(0);
                assertThat(page.locator("[data-space='" + place + "']")).isFocused();
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static List<String> hidden(Page page, String place) {
        return (List<String>) page.evaluate(HIDDEN, place);
    }

    @SuppressWarnings("unchecked")
    private static List<String> places(Page page, String selector) {
        return (List<String>) page.locator(".map " + selector).evaluateAll("all => all.map(one => one.dataset.space)");
    }

    private static Locator space(Page page, String label) {
        return page.locator("g.target[data-space='" + label + "'] .hit");
    }
}
