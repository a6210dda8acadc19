package civitas.civ.city;

import civitas.civ.table.CivTable;

/** An own piece makes room for a new one on its square (CV-06.72 to CV-06.78). */
public final class Replacing {

    private Replacing() {}

    /** Takes an own piece off: a building to the market, a wonder out of the game, a great person to the reserve. */
    public static void clear(CivTable table, int player, int square) {
        if (table.pieces().isEmpty(square)) {
            return;
        }
        if (table.pieces().isPerson(square)) {
            table.player(player).addPerson(table.pieces().person(square));
        }
        table.clearPiece(square);
    }
}
