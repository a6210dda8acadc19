package civitas.clash.civilizations.ability;

import civitas.clash.board.SpaceSet;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.ClashTable;

/** Whoever's market cities others trade with gains a gold for each use of Trade Routes (CC-4.81, OQ-42). */
public final class Markets {

    private Markets() {}

    public static void traded(ClashTable table, int player, SpaceSet cities) {
        for (int owner = 0; owner < table.seats(); owner++) {
            if (owner != player && hasMarket(table, owner, cities) && table.gain(owner, Good.GOLD, 1) > 0) {
                table.say("log.market", table.name(owner), Goods.of(Good.GOLD, 1));
            }
        }
    }

    private static boolean hasMarket(ClashTable table, int owner, SpaceSet cities) {
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (table.cities().isOf(owner, city) && table.cities().has(city, ExpansionBuilding.MARKET)) {
                return true;
            }
        }
        return false;
    }
}
