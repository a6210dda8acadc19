package civitas.civ.civilization;

import civitas.civ.content.CivilizationSpec;
import civitas.civ.content.Tech;
import civitas.civ.content.TechSpec;
import civitas.civ.content.UnitType;
import civitas.civ.table.CivTable;
import civitas.civ.table.Supply;
import java.util.List;

/** Units from the start (CV-02.57), and a unit and a resource for every learned tech that upgrades or unlocks units. */
record Armament(CivilizationSpec sheet) {

    void start(CivTable table, int player) {
        for (UnitType type : sheet.start().units()) {
            draw(table, player, type);
        }
    }

    void learned(CivTable table, int player, Tech tech) {
        List<TechSpec.Upgrade> upgrades = table.content().spec(tech).upgrades();
        for (TechSpec.Upgrade upgrade : upgrades) {
            if (upgrades.size() == 1 || raises(table, player, tech, upgrade)) {
                arm(table, player, upgrade.type());
            }
        }
        if (upgrades.isEmpty()) {
            return;
        }
        for (int i = 0; i < sheet.gifts().resourcesOfTechs(); i++) {
            TakeResource.ask(table, player);
        }
    }

    private void arm(CivTable table, int player, UnitType type) {
        for (int i = 0; i < sheet.gifts().unitsOfTechs(); i++) {
            draw(table, player, type);
        }
    }

    /** Of several types only those are armed that no tech had raised as high before (CV-09.35). */
    private static boolean raises(CivTable table, int player, Tech tech, TechSpec.Upgrade upgrade) {
        for (long rest = table.player(player).techs() & ~tech.mask(); rest != 0; rest &= rest - 1) {
            Tech other = table.content().techs().get(Long.numberOfTrailingZeros(rest));
            for (TechSpec.Upgrade earlier : table.content().spec(other).upgrades()) {
                if (earlier.type() == upgrade.type() && earlier.rank() >= upgrade.rank()) {
                    return false;
                }
            }
        }
        return true;
    }

    /** An empty deck gives nothing (CV-03.25). */
    private static void draw(CivTable table, int player, UnitType type) {
        if (Supply.drawUnit(table, player, type)) {
            table.say("log.free-unit", table.name(player), type);
        }
    }
}
