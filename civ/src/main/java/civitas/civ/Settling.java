package civitas.civ;

import civitas.civ.board.Footprint;
import civitas.civ.content.Yield;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;

/** How promising a square is as the site of a new city, and what a scout gathers there. */
final class Settling {

    private static final double SITE = 4;
    private static final double GATHERED = 0.3;
    private static final double NEAR_SITE = 0.5;

    private Settling() {}

    static double worth(CivTable table, int seat, int square) {
        int icons = Yields.of(table, square);
        double value = GATHERED * (Yield.trade(icons) + Yield.production(icons) + Yield.culture(icons));
        if (table.cities().count(seat) >= table.cityLimit(seat)) {
            return value;
        }
        double best = site(table, square);
        for (int near : table.board().beside(square)) {
            best = Math.max(best, NEAR_SITE * site(table, near));
        }
        return value + best;
    }

    /** What a city here would be worth; 0 if none may stand here. */
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
        return SITE * Math.min(1, (Yield.trade(sum) + Yield.production(sum) + Yield.culture(sum)) / 12.0);
    }
}
