package civitas.civ.battle;

import civitas.civ.state.Battle;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** Step 6: wounds are removed, killed units go face up under the decks of their types (CV-11.118, CV-11.119). */
record CleanUp() implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        bury(table, Battle.ATTACKER);
        bury(table, Battle.DEFENDER);
        table.battle().end();
    }

    private static void bury(CivTable table, int side) {
        for (long rest = table.battle().killed(side); rest != 0; rest &= rest - 1) {
            discard(table, Long.numberOfTrailingZeros(rest));
        }
    }

    static void discard(CivTable table, int card) {
        table.market().units(table.content().unit(card).type()).discard(card);
    }
}
