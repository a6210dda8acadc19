package civitas.clash.civilizations.event;

import static civitas.clash.civilizations.content.ExpansionBuilding.MARKET;
import static civitas.clash.civilizations.content.ExpansionBuilding.OBELISK;
import static civitas.clash.civilizations.content.ExpansionBuilding.OBSERVATORY;
import static civitas.clash.content.BaseBuilding.ACADEMY;
import static civitas.clash.content.BaseBuilding.PORT;
import static civitas.clash.content.BaseBuilding.TEMPLE;

import civitas.clash.board.SpaceSet;
import civitas.clash.city.GainToken;
import civitas.clash.content.Building;
import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOrder;

/** Events that give everybody something for each city with one of two buildings, and the drawer something in any case. */
final class Prosperity {

    private static final int MOST = 3;
    private static final int IDEAS_OF_DRAWER = 2;

    private Prosperity() {}

    static void science(ClashTable table, EventCard card, int drawer) {
        for (int player : TurnOrder.from(table, drawer)) {
            int cities = cities(table, player, ACADEMY, OBSERVATORY);
            gain(table, player, Good.IDEAS, player == drawer ? Math.max(cities, IDEAS_OF_DRAWER) : cities);
        }
    }

    static void trade(ClashTable table, EventCard card, int drawer) {
        for (int player : TurnOrder.from(table, drawer)) {
            gain(table, player, Good.GOLD, limited(cities(table, player, MARKET, PORT), player == drawer));
        }
    }

    static void stability(ClashTable table, EventCard card, int drawer) {
        int[] players = TurnOrder.from(table, drawer);
        for (int i = players.length - 1; i >= 0; i--) {
            int tokens = limited(cities(table, players[i], TEMPLE, OBELISK), players[i] == drawer);
            for (int token = 0; token < tokens; token++) {
                table.push(new GainToken(players[i]));
            }
        }
    }

    private static int limited(int cities, boolean drawer) {
        return Math.max(drawer ? 1 : 0, Math.min(cities, MOST));
    }

    private static int cities(ClashTable table, int player, Building one, Building other) {
        int number = 0;
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            number += table.cities().has(city, one) || table.cities().has(city, other) ? 1 : 0;
        }
        return number;
    }

    private static void gain(ClashTable table, int player, Good good, int number) {
        int kept = table.gain(player, good, number);
        if (kept > 0) {
            table.say("log.gains", table.name(player), Goods.of(good, kept));
        }
    }
}
