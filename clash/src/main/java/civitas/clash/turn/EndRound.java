package civitas.clash.turn;

import civitas.clash.status.StatusPhase;
import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;

/**
 * After every player's turn: the next round, or the status phase after the last round of an age (CC-3.1).
 *
 * <p>Rules: CC-3.3.
 */
public record EndRound() implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        if (End.isByWonder(table)) {
            table.setEnding();
        }
        if (table.isEnding()) {
            End.after(table);
            return;
        }
        if (table.round() == table.constants().roundsPerAge) {
            table.then(new StatusPhase(), new NextAge());
            return;
        }
        table.setClock(table.age(), table.round() + 1);
        table.push(new StartRound());
    }
}
