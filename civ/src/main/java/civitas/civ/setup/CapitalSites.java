package civitas.civ.setup;

import civitas.civ.board.Slot;
import civitas.civ.table.CivTable;
import java.util.Arrays;
import java.util.List;

/** The four central squares of a home tile, and those of them where a capital may stand (CV-02.37, CV-02.39). */
public final class CapitalSites {

    private static final int[] CENTRAL = {5, 6, 9, 10};

    private CapitalSites() {}

    public static List<Integer> of(CivTable table, int player) {
        return central(table, player).stream()
                .filter(square -> table.lands().isKnown(square))
                .filter(square -> !table.lands().isWater(square))
                .toList();
    }

    static List<Integer> central(CivTable table, int player) {
        return table.board().slots().stream()
                .filter(slot -> slot.home() == player)
                .flatMap(home -> central(table, home).stream())
                .toList();
    }

    private static List<Integer> central(CivTable table, Slot home) {
        return Arrays.stream(CENTRAL)
                .mapToObj(place -> table.board().squareOf(home, place))
                .toList();
    }
}
