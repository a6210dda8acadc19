package civitas.e2e;

import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.function.Consumer;

/** A walk through every page, view and dialog there is; at each stop somebody may look around. */
final class Tour {

    private final Guest guest;
    private final Page page;
    private final Consumer<String> look;

    Tour(Guest guest, Consumer<String> look) {
        this.guest = guest;
        page = guest.page();
        this.look = look;
    }

    void walk() {
        String running = guest.tableFrom(Positions.firstTurn().record());
        String battle = guest.tableFrom(Positions.inABattle().record());
        String trade = guest.tableFrom(Positions.beforeABattle().record());
        String finished = guest.tableFrom(Positions.finished());
        String open = guest.post(
                        "/api/tables",
                        Map.of(
                                "title",
                                "№ 7",
                                "seats",
                                java.util.List.of(Map.of("kind", "me"), Map.of("kind", "open"))))
                .path("id")
                .asString();
        stop("home", "/", ".table-row");
        stop("new", "/new", "[data-code='create']");
        stop("account", "/account", "form");
        stop("credits", "/credits", "main a");
        stop("lobby", "/table/" + open, ".qr");
        page.locator(".seat-list button").first().click();
        page.locator(".seat-list .qr").waitFor();
        look.accept("lobby-link");
        table(running);
        stop("battle", "/table/" + battle, ".battle .sides");
        guest.visitTable(trade).choose("trade blue");
        page.locator(".draft").waitFor();
        look.accept("trade");
        stop("end", "/table/" + finished, ".line-chart polyline");
        page.locator(".end details")
                .all()
                .forEach(details -> details.locator("summary").click());
        look.accept("end-details");
        stop("replay", "/table/" + finished + "/replay/100", ".replay");
        stop("missing", "/table/nowhere", ".problem");
    }

    private void table(String running) {
        stop("table", "/table/" + running, "section.decision .verb");
        Board board = guest.board();
        for (int tab = 2; tab <= 4; tab++) {
            page.locator(".stage-tabs button:nth-child(" + tab + ")").click();
            look.accept("table-tab-" + tab);
        }
        page.locator(".stage-tabs button:nth-child(1)").click();
        page.locator("#tab-chat").click();
        look.accept("chat");
        page.locator("#tab-log").click();
        page.locator(".verb[data-verb='collect']").click();
        look.accept("collect");
        board.choose(Positions.firstTurn().next().getFirst());
        board.awaitTurn();
        look.accept("collecting");
        page.locator(".table-tools button:nth-child(1)").click();
        page.locator("dialog .rules section").first().waitFor();
        look.accept("rules");
        page.keyboard().press("Escape");
        page.locator(".table-tools button:nth-child(3)").click();
        page.locator("dialog").waitFor();
        look.accept("host");
        page.keyboard().press("Escape");
        page.locator(".table-tools button:nth-child(2)").click();
        for (int step = 1; step <= 6; step++) {
            look.accept("guide-" + step);
            page.locator(".guide .primary").click();
        }
    }

    private void stop(String name, String path, String sign) {
        guest.visit(path);
        page.locator(sign).first().waitFor();
        look.accept(name);
    }
}
