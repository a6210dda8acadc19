package civitas.benchmarks;

import civitas.clash.ClashGame;
import civitas.clash.table.ClashTable;
import civitas.kernel.Setup;
import java.util.List;
import java.util.Map;

/** Clash of Cultures, Monumental Edition, four players. */
public class ClashBenchmark extends GameBenchmark<ClashTable> {

    public ClashBenchmark() {
        super(new ClashGame());
    }

    @Override
    protected Setup template() {
        return Setup.of("clash", List.of("monumental"), Map.of(), 4, 1);
    }
}
