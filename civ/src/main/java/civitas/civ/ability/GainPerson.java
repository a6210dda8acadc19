package civitas.civ.ability;

import civitas.civ.culture.GreatPeople;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** Philosophy: a great person. */
record GainPerson(int player) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        GreatPeople.gain(table, player);
    }
}
