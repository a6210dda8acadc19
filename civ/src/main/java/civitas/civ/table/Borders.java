package civitas.civ.table;

import civitas.civ.state.Cities;
import civitas.civ.state.Licence;

/** Outskirts that are closed to the figures of others: they may pass, but neither stay nor be placed there (CV-14.22). */
public final class Borders {

    private Borders() {}

    /** The players whose outskirts are closed to the figures of a player, as a set. */
    public static int closedTo(CivTable table, int player) {
        int closed = 0;
        for (int other = 0; other < table.seats(); other++) {
            closed |= other != player && table.may(other, Licence.CLOSES_OUTSKIRTS) ? 1 << other : 0;
        }
        return closed;
    }

    /** Whether a square lies in outskirts of one of some players; centers of cities are no outskirts. */
    public static boolean isWithin(CivTable table, int players, int square) {
        if (players == 0 || table.cities().at(square) != Cities.NONE) {
            return false;
        }
        int city = table.cities().around(square);
        return city != Cities.NONE && (players >> Cities.owner(city) & 1) != 0;
    }

    /** Whether figures of a player may not be put on a square. */
    public static boolean areClosed(CivTable table, int player, int square) {
        return isWithin(table, closedTo(table, player), square);
    }
}
