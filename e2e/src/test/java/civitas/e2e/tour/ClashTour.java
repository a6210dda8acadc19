package civitas.e2e.tour;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.position.ClashPositions;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Every page, and everything there is at a table of Clash of Cultures. */
public final class ClashTour extends Tour {

    ClashTour(Guest guest, Consumer<String> look) {
        super(guest, look);
    }

    @Override
    void walk() {
        String running = guest.tableFrom(ClashPositions.firstTurn().record());
        String battle = guest.tableFrom(ClashPositions.inABattle().record());
        String trade = guest.tableFrom(ClashPositions.beforeABattle().record());
        String finished = guest.tableFrom(ClashPositions.finished());
        String open = guest.post(
                        "/api/tables",
                        Map.of("title", "№ 7", "seats", List.of(Map.of("kind", "me"), Map.of("kind", "open"))))
                .path("id")
                .asString();
        stop("home", "/", ".table-row");
        stop("new", "/new", "[data-code='create']");
        stop("account", "/account", "form");
        stop("credits", "/credits", "main a");
        stop("lobby", "/table/" + open, ".qr");
        page.locator(".seat-list button").first().click();
        page.locator(".seat-list .qr").waitFor();
        look("lobby-link");
        table(running);
        stop("battle", "/table/" + battle, ".battle .sides");
        guest.visitTable(trade).choose("trade blue");
        page.locator(".draft").waitFor();
        look("trade");
        endWithDetails("end", finished);
        stop("replay", "/table/" + finished + "/replay/100", ".replay");
        stop("missing", "/table/nowhere", ".problem");
    }

    private void table(String running) {
        stop("table", "/table/" + running, "section.decision .verb");
        Board board = guest.board();
        tabs("table-tab-", 4);
        page.locator("#tab-chat").click();
        look("chat");
        page.locator("#tab-log").click();
        page.locator(".verb[data-verb='collect']").click();
        look("collect");
        board.choose(ClashPositions.firstTurn().next().getFirst());
        board.awaitTurn();
        look("collecting");
        page.locator("[data-code=show-rules]").click();
        look("how-to-play");
        page.locator("[data-code=rules-all]").click();
        page.locator("dialog .rules > section").first().waitFor();
        look("rules");
        page.keyboard().press("Escape");
        page.locator("[data-code=show-host]").click();
        page.locator("dialog").waitFor();
        look("host");
        page.keyboard().press("Escape");
        guide("guide-");
    }
}
