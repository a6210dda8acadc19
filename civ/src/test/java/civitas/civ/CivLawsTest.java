package civitas.civ;

import civitas.civ.table.CivTable;
import civitas.kernel.Game;

/** The laws of every game, for every player count and every value of every variant. */
class CivLawsTest extends CivLaws {

    private final CivGame game = new CivGame();

    @Override
    protected Game<CivTable> game() {
        return game;
    }
}
