package civitas.civ.city;

import civitas.civ.table.CivTable;

/** A new piece takes the place of an own one (rules 6.8). */
public final class Replacing {

    private Replacing() {}

    /**
     * Takes a player's own piece off a square to make room: a building returns to the market, a wonder leaves the game, a
     * great person returns to the reserve (CV-06.74 to CV-06.76). An empty square stays as it is.
     */
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
