package civitas.clash.score;

import civitas.clash.table.ClashTable;
import civitas.kernel.Standing;
import java.util.List;

/** Victory points and places (rules chapter 15). */
public final class Scoring {

    private Scoring() {}

    public static List<Standing> standings(ClashTable table) {
        return List.of();
    }
}
