package civitas.clash.first;

import civitas.clash.table.ClashTable;
import civitas.kernel.Game;
import civitas.kernel.GameLaws;
import civitas.kernel.Thing;
import java.util.List;

/** The laws of every game hold for the first edition. */
class FirstLawsTest extends GameLaws<ClashTable> {

    @Override
    protected Game<ClashTable> game() {
        return First.GAME;
    }

    @Override
    protected List<Thing> things(ClashTable table) {
        return List.of(table.space(0), table.content().actionCard(1));
    }
}
