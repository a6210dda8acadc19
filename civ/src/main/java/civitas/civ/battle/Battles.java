package civitas.civ.battle;

import civitas.civ.table.CivTable;
import civitas.civ.table.Figures;

/** Where attacks begin (CV-11.01). */
public final class Battles {

    private Battles() {}

    /** Lifted figures attack whatever is on a square (CV-08.50, CV-11.01). */
    public static void attack(CivTable table, int attacker, int figuresMask, int square) {
        int defender = table.figures().holder(square);
        for (int mask = table.figures().on(defender, square); mask != 0; mask &= mask - 1) {
            table.putFigure(defender, Integer.numberOfTrailingZeros(mask), Figures.RESERVE);
        }
        for (int mask = figuresMask; mask != 0; mask &= mask - 1) {
            table.putFigure(attacker, Integer.numberOfTrailingZeros(mask), square);
        }
    }
}
