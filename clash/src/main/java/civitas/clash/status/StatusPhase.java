package civitas.clash.status;

import civitas.clash.table.ClashTable;
import civitas.clash.turn.StartRound;
import civitas.kernel.Procedure;

/** The status phase after the last round of an age (rules chapter 13). */
public record StatusPhase() implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        if (table.isEnding() || table.age() == table.rules().options().ages()) {
            table.finish();
            return;
        }
        table.setClock(table.age() + 1, 1);
        table.push(new StartRound());
    }
}
