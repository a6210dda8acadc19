package civitas.clash.event;

import civitas.clash.content.EventKind;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hook;
import civitas.clash.table.Hooks;
import civitas.clash.table.Player;

/** Which events a player ignores; never their symbols (CC-9.16). */
final class Immunities {

    private Immunities() {}

    /** Whether some ability the player may use protects him now. */
    static boolean protect(ClashTable table, int player, EventKind event) {
        return speaks(table, table.hooks().immunity.of(table.player(player)), event);
    }

    /** Whether the player owns such an advance himself: one he only borrows will be gone at the end of the turn. */
    static boolean protectForGood(ClashTable table, int player, EventKind event) {
        Player p = table.player(player);
        return speaks(table, table.hooks().immunity.of(p) & p.advances(), event);
    }

    private static boolean speaks(ClashTable table, long abilities, EventKind event) {
        Hook<Hooks.Immunity> hook = table.hooks().immunity;
        for (long m = abilities; m != 0; m &= m - 1) {
            if (hook.first(m).against(event)) {
                return true;
            }
        }
        return false;
    }
}
