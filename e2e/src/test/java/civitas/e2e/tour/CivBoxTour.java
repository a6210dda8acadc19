package civitas.e2e.tour;

import civitas.e2e.browser.Board;
import civitas.e2e.browser.Fighter;
import civitas.e2e.browser.Guest;
import civitas.e2e.position.CivBoxPositions;
import civitas.e2e.position.Position;
import java.util.function.Consumer;

/** What the expansions of Civilization bring, wherever it is to be seen. */
public final class CivBoxTour extends Tour {

    private static final int CITIES = 2;
    private static final int TECHS = 3;
    private static final int MARKET = 4;
    private static final int SHEETS = 5;
    private static final int ANSWERS = 4;

    CivBoxTour(Guest guest, Consumer<String> look) {
        super(guest, look);
    }

    @Override
    void walk() {
        page.navigate("/new?game=civ");
        CivBoxPositions.BOXES.forEach(
                box -> page.locator("[data-code='box " + box + "'] input").check());
        look("civ-boxes-new");
        at("civ-boxes-five", CivBoxPositions.ofFive());
        for (int tab : new int[] {CITIES, TECHS, MARKET, SHEETS}) {
            guest.board().showTab(tab);
            look("civ-boxes-five-" + tab);
        }
        at("civ-boxes-metropolis", CivBoxPositions.metropolis());
        guest.board().showTab(CITIES);
        look("civ-boxes-city");
        at("civ-boxes-invest", CivBoxPositions.investment());
        guest.board().showTab(SHEETS);
        look("civ-boxes-sheets");
        at("civ-boxes-adopt", CivBoxPositions.policy());
        battle();
    }

    private void at(String name, Position position) {
        guest.visitTable(guest.tableFrom(position.record()));
        if (guest.board().now().curtain()) {
            guest.board().openCurtain();
        }
        guest.board().awaitTurn();
        look(name);
    }

    /** Both seats are at this screen. */
    private void battle() {
        Board board = guest.visitTable(guest.tableFrom(CivBoxPositions.battle().record()));
        for (int answer = 0; answer <= ANSWERS; answer++) {
            if (board.awaitTurn().curtain()) {
                board.openCurtain();
            }
            if (answer == ANSWERS) {
                board.awaitTurn();
                look("civ-boxes-battle");
            } else {
                new Fighter(board, page).answer();
            }
        }
    }
}
