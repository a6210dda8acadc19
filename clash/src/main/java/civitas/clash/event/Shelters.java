package civitas.clash.event;

import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;

/** Cities that the texts of events cannot harm; event symbols still can. */
final class Shelters {

    private Shelters() {}

    /** Whether an ability of the player protects what is in the space, and says so. */
    static boolean protect(ClashTable table, int player, int space) {
        if (table.hooks().shelter.joined().isEmpty()) {
            return false;
        }
        for (Hooks.CityCheck voice : table.hooks().shelter.of(table.abilities(player, space))) {
            if (voice.holds(table, player, space)) {
                table.say("log.sheltered", table.name(player), table.space(space));
                return true;
            }
        }
        return false;
    }
}
