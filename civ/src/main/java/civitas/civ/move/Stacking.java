package civitas.civ.move;

import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/**
 * The stacking limit at rest (CV-08.13): surplus figures leave the map before anything else happens (CV-08.15). The limit can shrink
 * with a card that works no longer, so the table is watched.
 *
 * <p>Rules: CV-08.14.
 */
public record Stacking(int player) implements Procedure<CivTable> {

    private static final int NOWHERE = -1;

    /**
     * A limit may have fallen: owners take surplus figures of their choice off the map, clockwise from the player whose step it is or who
     * is first (CV-03.21).
     */
    public static void checkAll(CivTable table) {
        int first = table.turn().active() >= 0
                ? table.turn().active()
                : table.turn().first();
        for (int i = table.seats() - 1; i >= 0; i--) {
            int player = (first + i) % table.seats();
            if (crowd(table, player) != NOWHERE) {
                table.push(new Stacking(player));
            }
        }
    }

    /** A square with more figures of a player than may stand there. */
    private static int crowd(CivTable table, int player) {
        int largest = NOWHERE;
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            int square = table.figures().where(player, figure);
            boolean larger = square >= 0
                    && (largest == NOWHERE
                            || table.figures().count(square) > table.figures().count(largest));
            largest = larger ? square : largest;
        }
        boolean tooLarge = largest != NOWHERE
                && table.figures().count(largest) > table.constants().stack // what everybody may have spares the sum
                && table.figures().count(largest) > table.stack(player);
        return tooLarge ? largest : NOWHERE;
    }

    @Override
    public void run(CivTable table) {
        int square = crowd(table, player);
        if (square != NOWHERE) {
            table.push(this);
            table.push(new RemoveSurplus(player, square));
        }
    }
}
