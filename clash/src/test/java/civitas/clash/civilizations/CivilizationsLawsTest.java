package civitas.clash.civilizations;

import civitas.clash.civilizations.content.Leader;
import civitas.clash.table.ClashTable;
import civitas.kernel.Game;
import civitas.kernel.GameLaws;
import civitas.kernel.Thing;
import java.util.List;

/** The laws of every game hold with the expansion. */
class CivilizationsLawsTest extends GameLaws<ClashTable> {

    @Override
    protected Game<ClashTable> game() {
        return Expansion.GAME;
    }

    @Override
    protected List<Thing> things(ClashTable table) {
        return List.of(Leader.SULLA, table.space(0), table.content().actionCard(1));
    }
}
