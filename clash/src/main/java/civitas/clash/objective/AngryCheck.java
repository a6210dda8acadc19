package civitas.clash.objective;

import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;

/** After an action: whoever rules by terror may say so (Terror Regime, CC-11.5). */
public record AngryCheck(int player) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {}
}
