package civitas.clash.combat;

import civitas.clash.board.SpaceSet;
import civitas.clash.content.Mood;
import civitas.clash.content.UnitType;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Licence;

/** Whether a unit that is lost could have formed a trade route for its owner (CC-6.88), which some objectives ask. */
final class Traders {

    private Traders() {}

    static boolean couldTrade(ClashTable table, int owner, UnitType type, int space) {
        if (type.isMilitary() || !table.may(owner, Licence.TRADE_ROUTES)) {
            return false;
        }
        SpaceSet near = table.lands().within(space, table.constants().tradeRouteRange);
        for (int player = 0; player < table.seats(); player++) {
            if (player != owner && hasPartner(table, player, near)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasPartner(ClashTable table, int player, SpaceSet near) {
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (near.has(city) && table.cities().mood(city) != Mood.ANGRY) {
                return true;
            }
        }
        return false;
    }
}
