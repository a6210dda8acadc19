package civitas.clash.combat;

import civitas.clash.state.Battle;
import civitas.clash.table.BattleHooks;
import civitas.clash.table.ClashTable;

/** Who plays the cards of a side: its player, or for a wild side somebody else whom an ability lets do so. */
public final class Captains {

    private Captains() {}

    /** The player who plays cards for a role, or {@link ClashTable#NOBODY}. */
    public static int of(ClashTable table, int role) {
        int side = table.battle().side(role);
        if (side == ClashTable.NOBODY || table.isPlayer(side)) {
            return side;
        }
        return table.hooks().battle.alliance.joined().isEmpty() ? ClashTable.NOBODY : ally(table, role);
    }

    private static int ally(ClashTable table, int role) {
        int enemy = table.battle().side(Battle.other(role));
        for (int player = 0; player < table.seats(); player++) {
            if (player != enemy && helps(table, player, table.battle().side(role))) {
                return player;
            }
        }
        return ClashTable.NOBODY;
    }

    private static boolean helps(ClashTable table, int player, int side) {
        for (BattleHooks.Alliance voice : table.hooks().battle.alliance.of(table.abilitiesAnywhere(player))) {
            if (voice.helps(table, player, side)) {
                return true;
            }
        }
        return false;
    }
}
