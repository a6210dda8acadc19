package civitas.e2e.tour;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Guest;
import civitas.e2e.browser.Habits;
import civitas.e2e.browser.Player;
import civitas.e2e.position.CivPositions;
import civitas.e2e.position.Position;
import java.util.function.Consumer;

/** Everything there is at a table of Civilization. */
public final class CivTour extends Tour {

    private static final int CARDS = 4;

    CivTour(Guest guest, Consumer<String> look) {
        super(guest, look);
    }

    @Override
    void walk() {
        page.navigate("/new");
        page.locator("main select").first().selectOption("civ");
        look("civ-new");
        at("civ-begin", CivPositions.begin());
        map();
        at("civ-manage", CivPositions.cities());
        guest.board().showTab(2);
        look("civ-city");
        guest.board().showTab(4);
        look("civ-market");
        guest.board().showTab(5);
        look("civ-sheets");
        at("civ-research", CivPositions.research());
        guest.board().showTab(3);
        look("civ-techs");
        battle();
        deal();
        String finished = guest.tableFrom(CivPositions.finished());
        endWithDetails("civ-end", finished);
        stop("civ-replay", "/table/" + finished + "/replay/300", ".replay");
    }

    private void at(String name, Position position) {
        guest.visitTable(guest.tableFrom(position.record()));
        guest.board().awaitTurn();
        look(name);
    }

    private void map() {
        Position discovery = CivPositions.discovery();
        at("civ-map", discovery);
        guide("civ-guide-");
        Board board = guest.board();
        board.choose(discovery.next().getFirst());
        board.awaitTurn();
        look("civ-moving");
        page.locator("g.target:not(.can)[data-square]").nth(20).click();
        page.locator(".space-card .reasons").waitFor();
        look("civ-square");
    }

    /** The battle after some cards have been played; both seats are at this screen. */
    private void battle() {
        Board board = guest.visitTable(guest.tableFrom(CivPositions.inABattle().record()));
        for (int card = 0; card < CARDS; card++) {
            if (board.awaitTurn().curtain()) {
                board.openCurtain();
            }
            if (card == 1) {
                look("civ-battle-begins");
            }
            new Player(board, Habits.CIV, card).answer();
        }
        if (board.awaitTurn().curtain()) {
            board.openCurtain();
        }
        board.awaitTurn();
        page.locator(".civ-battle .fronts").waitFor();
        look("civ-battle");
    }

    private void deal() {
        at("civ-negotiation", CivPositions.negotiation());
        Board board = guest.board();
        board.choose("trade blue");
        page.locator(".civ-draft").waitFor();
        for (String verb : new String[] {"give", "ask"}) {
            int ply = board.now().ply();
            page.locator(".civ-draft [data-code^='" + verb + " ']").first().click();
            board.awaitPlyAfter(ply);
        }
        look("civ-draft");
        page.locator(".civ-draft [data-code='offer']").click();
        page.locator(".civ-offer").waitFor();
        look("civ-offer");
    }
}
