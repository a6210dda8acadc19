package civitas.benchmarks;

import civitas.civ.CivGame;
import civitas.civ.table.CivTable;
import civitas.kernel.Setup;
import java.util.List;
import java.util.Map;

/** Sid Meier's Civilization: The Board Game, base box, four players. */
public class CivBenchmark extends GameBenchmark<CivTable> {

    public CivBenchmark() {
        super(new CivGame(), Setup.of("civ", List.of("base"), Map.of(), 4, 1));
    }
}
