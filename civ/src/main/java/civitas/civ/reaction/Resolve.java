package civitas.civ.reaction;

import civitas.civ.table.Announced;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;
import civitas.kernel.Step;

/** A declaration takes effect, unless it was cancelled. */
record Resolve(int id, Step<CivTable> effect, Step<CivTable> ifCancelled) implements Procedure<CivTable>, Announced {

    @Override
    public void run(CivTable table) {
        table.push(table.declarations().close(id) ? ifCancelled : effect);
    }

    @Override
    public Step<CivTable> next() {
        return effect;
    }
}
