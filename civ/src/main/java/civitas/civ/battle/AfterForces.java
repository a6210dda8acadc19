package civitas.civ.battle;

import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** A side's abilities once it has drawn its battle force, before the bonuses are compared (CV-11.35). */
record AfterForces(int side) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        if (table.battle().isPlayer(side)) {
            table.run(table.hooks().battle.afterForces, table.battle().player(side));
        }
    }
}
