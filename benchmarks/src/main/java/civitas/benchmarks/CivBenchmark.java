package civitas.benchmarks;

import civitas.civ.CivGame;
import civitas.civ.table.CivTable;
import civitas.kernel.Setup;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Param;

/** Sid Meier's Civilization: The Board Game, four players. */
public class CivBenchmark extends GameBenchmark<CivTable> {

    /** The boxes on the table, joined by {@code +}. */
    @Param({"base", "base+fame-and-fortune", "base+wisdom-and-warfare", "base+fame-and-fortune+wisdom-and-warfare"})
    public String boxes = "base";

    public CivBenchmark() {
        super(new CivGame());
    }

    @Override
    protected Setup template() {
        return Setup.of(CivGame.ID, List.of(boxes.split("\\+")), Map.of(), 4, 1);
    }
}
