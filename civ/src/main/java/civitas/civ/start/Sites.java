package civitas.civ.start;

import civitas.civ.board.SquareSet;
import civitas.civ.state.Figures;
import civitas.civ.table.CivTable;
import java.util.ArrayList;
import java.util.List;

/** Where the next city of a player could stand if a founder of his came there: what everybody can see on the map. */
public final class Sites {

    private Sites() {}

    /** The squares, in the order of the board; none if he may not found another city (CV-04.07). */
    public static List<Integer> of(CivTable table, int player) {
        List<Integer> sites = new ArrayList<>();
        if (Founding.hasMarker(table, player)) {
            SquareSet taken = table.cities().near(table.constants().cityDistance);
            for (int square = 0; square < table.board().size(); square++) {
                if (!taken.has(square)
                        && canBeReached(table, player, square)
                        && Founding.mayFound(table, player, square)) {
                    sites.add(square);
                }
            }
        }
        return List.copyOf(sites);
    }

    /** Whether a founder could stand there: the rules of founding take that for granted (CV-04.08). */
    private static boolean canBeReached(CivTable table, int player, int square) {
        int holder = table.figures().holder(square);
        return table.board().exists(square)
                && table.lands().isKnown(square)
                && !table.lands().hasToken(square)
                && (holder == Figures.NOBODY || holder == player);
    }
}
