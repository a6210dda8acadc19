package civitas.clash;

import civitas.clash.content.Advance;
import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
import civitas.kernel.Game;
import civitas.kernel.GameLaws;
import civitas.kernel.Setup;
import civitas.kernel.Thing;
import civitas.kernel.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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
        things.add(Advance.WRITING);
        return things;
    }

    @Override
    protected List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        for (int seats = 2; seats <= 4; seats++) {
            setups.add(Setup.of(game.id(), game.boxes(), Map.of(), seats, seats));
        }
        for (Variant variant : game.variants()) {
            for (String value : variant.values().subList(1, variant.values().size())) {
                int seats = 2 + setups.size() % 3;
                setups.add(Setup.of(game.id(), game.boxes(), Map.of(variant.key(), value), seats, setups.size()));
            }
        }
        return setups;
    }
}
