package civitas.clash.move;

import civitas.clash.table.ClashTable;

/** Trade routes (rules 6.9). */
public final class TradeRoutes {

    private TradeRoutes() {}

    public static void income(ClashTable table, int player) {}

    /** How many routes the player could make now. */
    public static int count(ClashTable table, int player) {
        return 0;
    }

    /** How many routes the player could make now with ships alone. */
    public static int countShips(ClashTable table, int player) {
        return 0;
    }
}
