package civitas.clash.move;

import civitas.clash.table.ClashTable;

/** Trade routes (rules 6.9). */
public final class TradeRoutes {

    private TradeRoutes() {}

    /** The player receives the income of his trade routes. Pushes its steps. */
    public static void income(ClashTable table, int player) {}
}
