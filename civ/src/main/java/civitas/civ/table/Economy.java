package civitas.civ.table;

import civitas.civ.state.Victory;

/**
 * The economic victory and the order in which simultaneous victors are compared (CV-15.06, CV-15.11).
 *
 * <p>Rules: CV-12.12, CV-12.14.
 */
public final class Economy {

    private Economy() {}

    static void check(CivTable table) {
        int best = CivTable.NOBODY;
        for (int player = 0; player < table.seats(); player++) {
            if (suffices(table, player) && (best == CivTable.NOBODY || isAhead(table, player, best))) {
                best = player;
            }
        }
        if (best != CivTable.NOBODY) {
            table.win(best, Victory.ECONOMY);
        }
    }

    /** Whether a player has the coins for an economic victory (CV-15.06). */
    public static boolean suffices(CivTable table, int player) {
        return table.coins(player) >= table.constants().coinsToWin;
    }

    /** Whether one player beats another when both fulfil a condition at the same instant (CV-15.11). */
    public static boolean isAhead(CivTable table, int player, int other) {
        int coins = table.coins(player) - table.coins(other);
        if (coins != 0) {
            return coins > 0;
        }
        int track = table.player(player).track() - table.player(other).track();
        if (track != 0) {
            return track > 0;
        }
        int techs = Long.bitCount(table.player(player).techs())
                - Long.bitCount(table.player(other).techs());
        if (techs != 0) {
            return techs > 0;
        }
        return place(table, player) < place(table, other);
    }

    private static int place(CivTable table, int player) {
        return (player - table.turn().first() + table.seats()) % table.seats();
    }
}
