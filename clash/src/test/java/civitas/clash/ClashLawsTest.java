package civitas.clash;

import civitas.clash.table.ClashTable;
import civitas.kernel.Game;
import civitas.kernel.GameLaws;
import civitas.kernel.Setup;
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
