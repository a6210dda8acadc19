package civitas.clash.event;

import civitas.clash.content.EventKind;
import civitas.clash.table.ClashTable;
import civitas.clash.table.EventHooks;
import civitas.kernel.Numbers;

/** Which events a player ignores; never their symbols (CC-9.16). */
final class Immunities {

    private Immunities() {}

    /** Whether some ability the player may use protects him now. */
    static boolean protect(ClashTable table, int player, EventKind event) {
        return speaks(table, table.abilities(player), event);
    }

    /** Whether the player owns such an advance himself: one he only borrows will be gone at the end of the turn. */
    static boolean protectForGood(ClashTable table, int player, EventKind event) {
        return speaks(table, table.player(player).advances(), event);
    }

    private static boolean speaks(ClashTable table, Numbers abilities, EventKind event) {
        for (EventHooks.Immunity voice : table.hooks().event.immunity.of(abilities)) {
            if (voice.against(event)) {
                return true;
            }
        }
        return false;
    }
}
