package civitas.civ.battle;

import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** A side's abilities "at the start of a battle", between comparing and engaging (CV-11.35). */
record StartOfBattle(int side) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        if (table.battle().isPlayer(side)) {
            table.run(table.hooks().battle.startOfBattle, table.battle().player(side));
        }
    }
}
