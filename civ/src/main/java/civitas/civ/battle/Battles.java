package civitas.civ.battle;

import civitas.civ.move.Exploring;
import civitas.civ.table.CivTable;
import civitas.civ.table.Figures;

/** What comes of entering a square with others on it (chapter 11). */
public final class Battles {

    private Battles() {}

    /** Lifted figures attack a square: villages and figures are beaten, cities hold. */
    public static void attack(CivTable table, int attacker, int figuresMask, int square) {
        boolean city = table.cities().at(square) >= 0;
        int holder = table.figures().holder(square);
        if (holder >= 0) {
            for (int left = table.figures().on(holder, square); left != 0; left &= left - 1) {
                table.putFigure(holder, Integer.numberOfTrailingZeros(left), Figures.RESERVE);
            }
        }
        for (int left = figuresMask; left != 0; left &= left - 1) {
            table.putFigure(attacker, Integer.numberOfTrailingZeros(left), city ? Figures.RESERVE : square);
        }
        if (table.lands().hasVillage(square)) {
            Exploring.village(table, attacker, square);
        }
    }
}
