package civitas.civ.city;

import civitas.civ.table.CivTable;

/** Own pieces make room for others (rules 6.8). */
public final class Replacing {

    private Replacing() {}

    /** Takes an own piece off a square: a great person returns to the reserve (CV-06.74 to CV-06.76). */
    public static void clear(CivTable table, int player, int square) {
        if (table.pieces().isPerson(square)) {
            table.player(player).addPerson(table.pieces().person(square));
        }
        if (!table.pieces().isEmpty(square)) {
            table.clearPiece(square);
        }
    }
}
