package civitas.clash.turn;

import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;

/** The status phase is over: the next age begins with its first round. */
public record NextAge() implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        table.setClock(table.age() + 1, 1);
        table.push(new StartRound());
    }
}
