package civitas.clash.civilizations.aztecs;

import static civitas.clash.civilizations.content.CivAdvance.AZTECS_CAPTIVES;

import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.content.UnitType;
import civitas.clash.table.ClashTable;
import civitas.clash.table.CollectHooks;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/** Cities of others within 2 spaces give what the land under them gives. Rules: CC-16.29, CC-16.30. */
final class Tribute implements CollectHooks.Gleaning {

    private static final int NEAR = 2;

    @Override
    public boolean opens(ClashTable table, int player, int city, int space) {
        return space != city
                && table.cities().isCity(space)
                && !table.cities().isOf(player, space)
                && table.lands().isWithin(city, space, NEAR);
    }

    @Override
    public List<Thing> others(ClashTable table, int player, int city, int space) {
        List<Thing> units = new ArrayList<>();
        if (table.cities().isOf(ClashTable.BARBARIANS, space)
                && opens(table, player, city, space)
                && table.player(player).owns(AZTECS_CAPTIVES)
                && Captives.count(table, player) < Captives.MOST) {
            for (UnitType type : table.roster().all()) {
                if (type.isMilitary()
                        && type != ExpansionUnit.LEADER
                        && table.units().count(ClashTable.BARBARIANS, type, space) > 0) {
                    units.add(type);
                }
            }
        }
        return units;
    }

    @Override
    public void take(ClashTable table, int player, int city, int space, Thing other) {
        UnitType type = (UnitType) other;
        table.removeUnits(type, space, 1);
        Captives.take(table, player, ClashTable.BARBARIANS, type);
    }
}
