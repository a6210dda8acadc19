package civitas.clash.wonder;

import civitas.clash.content.Wonder;
import civitas.clash.content.WonderSpec;
import civitas.clash.table.ClashTable;

/** What wonders are worth at the end (CC-12.22, CC-12.23, CC-12.26). A lost wonder has neither builder nor holder. */
public final class WonderPoints {

    private WonderPoints() {}

    /** The points of all wonders that a player built or holds. */
    public static int of(ClashTable table, int player) {
        int sum = 0;
        for (int i = 0; i < Wonder.COUNT; i++) {
            sum += of(table, player, Wonder.of(i));
        }
        return sum;
    }

    private static int of(ClashTable table, int player, Wonder wonder) {
        WonderSpec spec = table.content().spec(wonder);
        int holders = spec.credit() == WonderSpec.Credit.SHARED ? spec.points() / 2 : 0;
        int points = 0;
        if (table.wonders().builder(wonder) == player) {
            points += spec.points() - holders;
        }
        if (table.wonders().holder(wonder) == player) {
            points += holders;
        }
        return points;
    }

    /** Whether a player wins ties because of what he built, wherever it stands now (CC-15.17). */
    public static boolean winsTies(ClashTable table, int player) {
        for (int i = 0; i < Wonder.COUNT; i++) {
            Wonder wonder = Wonder.of(i);
            if (table.content().spec(wonder).credit() == WonderSpec.Credit.BUILDER
                    && table.wonders().builder(wonder) == player) {
                return true;
            }
        }
        return false;
    }
}
