package civitas.kernel.toy;

import civitas.kernel.Game;
import civitas.kernel.GameLaws;
import civitas.kernel.Setup;
import java.util.List;
import java.util.Map;

class ToyLawsTest extends GameLaws<ToyTable> {

    @Override
    protected Game<ToyTable> game() {
        return new ToyGame();
    }

    @Override
    protected int gamesPerSetup() {
        return 20;
    }

    @Override
    protected List<Setup> setups() {
        return List.of(
                Setup.of("toy", List.of("base"), Map.of(), 2, 1),
                Setup.of("toy", List.of("base"), Map.of("no-market", "yes"), 3, 2),
                Setup.of("toy", List.of("base", "extra"), Map.of("dice", "two"), 4, 3));
    }
}
