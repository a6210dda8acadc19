package civitas.civ.reaction;

import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** A cancelling effect resolves: the declaration it was aimed at will have no effect (CV-03.14). */
public record Cancel(int id) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        table.declarations().cancel(id);
    }
}
