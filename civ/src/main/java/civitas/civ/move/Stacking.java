package civitas.civ.move;

import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;

/** The stacking limit at rest (CV-08.13). Rules: CV-08.14. */
public final class Stacking {

    private Stacking() {}

    /** A limit may have fallen: the owner takes surplus figures of his choice off the map (CV-08.15). */
    public static void check(CivTable table, int player) {
        int limit = table.stack(player);
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            int square = table.figures().where(player, figure);
            if (square >= 0 && table.figures().count(square) > limit && isFirst(table, player, figure, square)) {
                table.push(new RemoveSurplus(player, square));
            }
        }
    }

    private static boolean isFirst(CivTable table, int player, int figure, int square) {
        return Integer.numberOfTrailingZeros(table.figures().on(player, square)) == figure;
    }
}
