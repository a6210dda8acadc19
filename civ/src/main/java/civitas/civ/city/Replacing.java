package civitas.civ.city;

import civitas.civ.table.CivTable;
import civitas.kernel.text.Phrase;

/** A new piece takes the place of an own one (rules 6.8). Rules: CV-06.77, CV-06.78, CV-14.21. */
public final class Replacing {

    private Replacing() {}

    /** What is gone when something new is put on a square; a great person only goes back to the reserve. */
    public static Phrase loss(CivTable table, int square) {
        if (table.pieces().isWonder(square)) {
            return Phrase.of("loss.wonder", table.pieces().wonder(square), table.square(square));
        }
        if (table.pieces().isBuilding(square)) {
            return Phrase.of("loss.building", table.pieces().building(square), table.square(square));
        }
        return Phrase.NONE;
    }

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
