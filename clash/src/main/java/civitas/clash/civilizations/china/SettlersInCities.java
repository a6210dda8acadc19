package civitas.clash.civilizations.china;

import civitas.clash.content.BaseUnit;
import civitas.clash.content.UnitType;
import civitas.clash.move.Mandate;
import civitas.clash.table.ClashTable;

/** Settlers move out of cities, nobody else (CC-16.48). */
record SettlersInCities(int player) implements Mandate {

    @Override
    public int allowed(ClashTable table, UnitType type, int space) {
        return type == BaseUnit.SETTLER && table.cities().isOf(player, space) ? Integer.MAX_VALUE : 0;
    }
}
