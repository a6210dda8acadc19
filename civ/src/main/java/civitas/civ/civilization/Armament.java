package civitas.civ.civilization;

import civitas.civ.content.CivilizationSpec;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.table.CivTable;
import civitas.civ.table.Supply;
import java.util.Optional;

/** Units from the start (CV-02.57), and a unit and a resource for every learned tech that upgrades or unlocks units. */
record Armament(CivilizationSpec sheet) {

    void start(CivTable table, int player) {
        for (UnitType type : sheet.start().units()) {
            draw(table, player, type);
        }
    }

    void learned(CivTable table, int player, Tech tech) {
        Optional<UnitType> type = table.content().spec(tech).unit();
        if (type.isEmpty()) {
            return;
        }
        for (int i = 0; i < sheet.gifts().unitsOfTechs(); i++) {
            draw(table, player, type.get());
        }
        for (int i = 0; i < sheet.gifts().resourcesOfTechs(); i++) {
            TakeResource.ask(table, player);
        }
    }

    /** An empty deck gives nothing (CV-03.25). */
    private static void draw(CivTable table, int player, UnitType type) {
        if (Supply.drawUnit(table, player, type)) {
            table.say("log.free-unit", table.name(player), type);
        }
    }
}
