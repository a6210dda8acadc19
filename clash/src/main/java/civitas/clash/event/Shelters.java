package civitas.clash.event;

import civitas.clash.content.UnitType;
import civitas.clash.table.ClashTable;
import civitas.clash.table.EventHooks;
import civitas.clash.table.Voices;

/** Cities and units that the texts of events cannot harm; event symbols still can. */
final class Shelters {

    private Shelters() {}

    /** Whether an ability of the player protects the mood of the city, and says so. */
    static boolean protectMood(ClashTable table, int player, int space) {
        if (table.hooks().event.shelter.joined().isEmpty()) {
            return false;
        }
        for (Voices.CityCheck voice : table.hooks().event.shelter.of(table.abilities(player, space))) {
            if (voice.holds(table, player, space)) {
                table.say("log.sheltered", table.name(player), table.space(space));
                return true;
            }
        }
        return false;
    }

    /** Whether an ability of the player protects his units of a kind in the space, and says so. */
    static boolean protectUnits(ClashTable table, int player, UnitType type, int space) {
        if (table.hooks().event.refuge.joined().isEmpty()) {
            return false;
        }
        for (EventHooks.Refuge voice : table.hooks().event.refuge.of(table.abilities(player, space))) {
            if (voice.holds(table, player, space, type)) {
                table.say("log.refuge", table.name(player), type, table.space(space));
                return true;
            }
        }
        return false;
    }
}
