package civitas.clash.civilizations.huns;

import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.content.UnitType;
import civitas.clash.move.Mandate;
import civitas.clash.table.ClashTable;

/** Cavalry that was just recruited in a city moves, nobody else. */
record NewRiders(int city, int number) implements Mandate {

    @Override
    public int allowed(ClashTable table, UnitType type, int space) {
        return type == ExpansionUnit.CAVALRY && space == city ? number : 0;
    }

    @Override
    public Mandate after(UnitType type, int space, int moved) {
        return type == ExpansionUnit.CAVALRY && space == city ? new NewRiders(city, number - moved) : this;
    }
}
