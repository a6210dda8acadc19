package civitas.clash.event;

import civitas.clash.table.ClashTable;
import civitas.kernel.Procedure;

/** A player draws and resolves an event (CC-9.2). */
public record DrawEvent(int player) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {}
}
