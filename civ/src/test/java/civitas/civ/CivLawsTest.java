package civitas.civ;

import civitas.civ.table.CivTable;
import civitas.kernel.Game;
import civitas.kernel.GameLaws;

/** The laws of every game, for every player count and every value of every variant. */
class CivLawsTest extends GameLaws<CivTable> {

    private final CivGame game = new CivGame();

    @Override
    protected Game<CivTable> game() {
        return game;
    }

    /** Standings are four races; whoever wins one of them is first. */
    @Override
    protected boolean pointsDecide() {
        return false;
    }
}
