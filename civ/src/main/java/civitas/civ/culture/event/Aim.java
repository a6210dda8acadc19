package civitas.civ.culture.event;

import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Reasons;

/** Whose things a culture event would be aimed at. */
public final class Aim {

    private Aim() {}

    /** Whether an event may be aimed at things of these players: none of them has refused in this turn (CV-10.19). */
    public static boolean isAllowed(CivTable table, int by, int owners) {
        return (table.player(by).refused() & owners) == 0;
    }

    /** Says which of these players has refused, if any has. */
    public static void explain(CivTable table, int by, int owners, Reasons out) {
        for (int left = table.player(by).refused() & owners; left != 0; left &= left - 1) {
            out.because("why.refused", table.name(Integer.numberOfTrailingZeros(left)));
        }
    }

    /** The player to one of whose cities a square belongs, as a mask; center and outskirts alike. */
    public static int ownerOf(CivTable table, int square) {
        int center = table.cities().at(square);
        int city = center >= 0 ? center : table.cities().around(square);
        return city >= 0 ? 1 << Cities.owner(city) : 0;
    }
}
