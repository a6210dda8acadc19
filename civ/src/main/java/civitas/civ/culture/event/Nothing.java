package civitas.civ.culture.event;

import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** Stands where nothing follows. */
record Nothing() implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {}
}
