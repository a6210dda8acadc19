package civitas.clash;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
import civitas.kernel.Game;
import civitas.kernel.GameLaws;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/** The laws of every game, for every player count and every value of every variant. */
class ClashLawsTest extends GameLaws<ClashTable> {

    private final ClashGame game = new ClashGame();

    @Override
    protected Game<ClashTable> game() {
        return game;
    }

    /** Cards above all: nobody learns by asking where one is. */
    @Override
    protected List<Thing> things(ClashTable table) {
        List<Thing> things = new ArrayList<>(List.of(Wonder.values()));
        for (int number = 1; number <= table.content().actionCardCount(); number += 3) {
            things.add(table.content().actionCard(number));
        }
        for (int space = 0; space < table.board().size(); space += 5) {
            things.add(table.space(space));
        }
        things.add(BaseAdvance.WRITING);
        return things;
    }
}
