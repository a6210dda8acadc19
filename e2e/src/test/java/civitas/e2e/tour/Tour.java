package civitas.e2e.tour;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import civitas.e2e.browser.Guest;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** A walk through pages, views and dialogs; at each stop somebody may look around. */
public abstract class Tour {

    final Guest guest;
    final Page page;
    private final Consumer<String> look;

    Tour(Guest guest, Consumer<String> look) {
        this.guest = guest;
        page = guest.page();
        this.look = look;
    }

    /** The walks there are. Together they come to every kind of page. */
    public enum Kind {
        CLASH(ClashTour::new),
        CIV(CivTour::new),
        CIV_BOXES(CivBoxTour::new);

        private final BiFunction<Guest, Consumer<String>, Tour> begin;

        Kind(BiFunction<Guest, Consumer<String>, Tour> begin) {
            this.begin = begin;
        }

        public void walk(Guest guest, Consumer<String> look) {
            begin.apply(guest, look).walk();
        }
    }

    abstract void walk();

    final void look(String place) {
        look.accept(place);
    }

    final void stop(String name, String path, String sign) {
        guest.visit(path);
        page.locator(sign).first().waitFor();
        look(name);
    }

    /** The views of a table from the second on; the first is in front again at the end. */
    final void tabs(String prefix, int last) {
        for (int tab = 2; tab <= last; tab++) {
            guest.board().showTab(tab);
            look(prefix + tab);
        }
        guest.board().showTab(1);
    }

    final void endWithDetails(String name, String table) {
        stop(name, "/table/" + table, ".line-chart");
        page.locator(".end details")
                .all()
                .forEach(details -> details.locator("summary").click());
        look(name + "-details");
    }

    /** Walks through the tour of the table, which speaks only of what is on the page. */
    final void guide(String prefix) {
        page.locator("[data-code=show-guide]").click();
        Locator next = page.locator(".guide .primary");
        next.waitFor();
        for (int step = 1; next.isVisible(); step++) {
            assertThat(page.locator(".guide-frame")).isVisible();
            look(prefix + step);
            next.click();
        }
    }
}
