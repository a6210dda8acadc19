package civitas.civ;

import civitas.civ.board.Footprint;
import civitas.civ.content.Yield;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.kernel.learn.Ledger;

/** How promising a square is as the site of a new city, and what a scout gathers there. */
final class Settling {

    private static final double NEAR_SITE = 0.5;

    private Settling() {}

    static void enter(Ledger ledger, CivTable table, int seat, int square) {
        int icons = Yields.of(table, square);
        CivEvaluation.add(
                ledger, CivFeature.GATHERED, Yield.trade(icons) + Yield.production(icons) + Yield.culture(icons));
        if (table.cities().count(seat) >= table.cityLimit(seat)) {
            return;
        }
        double best = site(table, square);
        for (int near : table.board().beside(square)) {
            best = Math.max(best, NEAR_SITE * site(table, near));
        }
        CivEvaluation.add(ledger, CivFeature.SITE, best);
    }

    /** How good a place for a city this is, from 0 to 1; 0 if none may stand here. */
    private static double site(CivTable table, int square) {
        if (!table.lands().isKnown(square) || table.lands().isWater(square)) {
            return 0;
        }
        Footprint site = table.board().footprint(square);
        if (!site.isInland() || table.cities().near(site, table.constants().cityDistance) != Cities.NONE) {
            return 0;
        }
        int sum = 0;
        for (int near : site.outskirts()) {
            if (!table.lands().isKnown(near)
                    || table.lands().hasToken(near)
                    || table.landmarks().has(near)) {
                return 0;
            }
            sum += table.lands().icons(near);
        }
        return Math.min(1, (Yield.trade(sum) + Yield.production(sum) + Yield.culture(sum)) / 12.0);
    }
}
