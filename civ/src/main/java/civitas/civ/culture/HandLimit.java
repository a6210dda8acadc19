package civitas.civ.culture;

import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/**
 * A hand above its limit is brought down to it before anything else happens (CV-07.14). The limit can shrink whenever
 * coins, techs, wonders or governments change, so the table is watched (CV-07.15).
 */
public record HandLimit(int player) implements Procedure<CivTable> {

    /** Lets a player discard if he holds too many cards. */
    public static void check(CivTable table, int player) {
        if (isPassed(table, player)) {
            table.push(new HandLimit(player));
        }
    }

    /** Checks all hands, clockwise from the player whose step it is or who is first (CV-03.21). */
    public static void checkAll(CivTable table) {
        int first = table.turn().active() >= 0
                ? table.turn().active()
                : table.turn().first();
        for (int i = table.seats() - 1; i >= 0; i--) {
            check(table, (first + i) % table.seats());
        }
    }

    static boolean isPassed(CivTable table, int player) {
        int size = table.player(player).hand().size();
        return size > 0 && size > table.handLimit(player);
    }

    @Override
    public void run(CivTable table) {
        if (isPassed(table, player)) {
            table.push(this);
            table.push(new DiscardEvent(player));
        }
    }
}
