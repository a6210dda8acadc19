package civitas.clash.advance;

import civitas.clash.table.ClashTable;

/** What Taxes bring: as many resources as the player has cities; no city is activated for it (CC-EX-27). */
public final class Taxes {

    private Taxes() {}

    public static void collect(ClashTable table, int player) {
        table.push(new TaxIncome(player, table.cities().count(player)));
    }
}
