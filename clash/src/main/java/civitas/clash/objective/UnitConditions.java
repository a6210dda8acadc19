package civitas.clash.objective;

import civitas.clash.board.SpaceSet;
import civitas.clash.route.TradeRoutes;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Condition;
import civitas.clash.table.Goals;

/** Objectives that look at units. Units aboard ships are on the map too. */
final class UnitConditions {

    private UnitConditions() {}

    static void join(Goals goals) {
        goals.join("army-units-lead", check -> armyLead(check.number("margin")));
        goals.join("army-units-and-ships", check -> armyAndShips(check.number("min")));
        goals.join("cities-with-army", check -> garrisons(check.number("min")));
        goals.join("army-units-adjacent-to-opponent-cities", check -> threat(check.number("min")));
        goals.join("spaces-away-from-cities", check -> outposts(check.number("spaces")));
        goals.join("ship-count", check -> fleet(check.number("min"), check.number("orLeadWithMin")));
        goals.join("ships-on-opponent-ports", check -> blockade(check.number("min")));
        goals.join(
                "possible-trade-routes",
                check -> check.says("unit", "ship")
                        ? shippingRoutes(check.number("min"))
                        : tradeRoutes(check.number("min")));
    }

    private static Condition armyLead(int margin) {
        return Condition.lead(0, margin, UnitConditions::army);
    }

    private static Condition armyAndShips(int min) {
        return Condition.atLeast(min, (table, player) -> army(table, player) + ships(table, player));
    }

    /** Own cities with own military units. */
    private static Condition garrisons(int min) {
        return Condition.atLeast(min, (table, player) -> {
            int found = 0;
            SpaceSet cities = table.cities().of(player);
            for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                if (table.units().owner(city) == player && table.units().army(city) > 0) {
                    found++;
                }
            }
            return found;
        });
    }

    /** Military units next to cities of other players. */
    private static Condition threat(int min) {
        return Condition.atLeast(min, (table, player) -> {
            int threatening = 0;
            SpaceSet spaces = table.units().of(player);
            for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                if (table.units().army(space) > 0 && touchesOpponent(table, player, space)) {
                    threatening += table.units().army(space);
                }
            }
            return threatening;
        });
    }

    private static boolean touchesOpponent(ClashTable table, int player, int space) {
        for (int neighbour : table.board().neighbours(space)) {
            if (isOpponent(table, player, table.cities().owner(neighbour))) {
                return true;
            }
        }
        return false;
    }

    /** Spaces with military units that neither are nor touch a city, whoever owns it. */
    private static Condition outposts(int min) {
        return Condition.atLeast(min, (table, player) -> {
            int found = 0;
            SpaceSet spaces = table.units().of(player);
            for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
                if (table.units().army(space) > 0
                        && !table.cities().isCity(space)
                        && !CityConditions.touchesCity(table, space)) {
                    found++;
                }
            }
            return found;
        });
    }

    private static Condition fleet(int enough, int enoughToLead) {
        return Condition.either(
                Condition.atLeast(enough, UnitConditions::ships),
                Condition.lead(enoughToLead, 1, UnitConditions::ships));
    }

    /** Ships on sea spaces to which ports of other players' cities are turned. */
    private static Condition blockade(int min) {
        return Condition.atLeast(min, (table, player) -> {
            SpaceSet ports = new SpaceSet();
            for (int city = 0; city < table.board().size(); city++) {
                if (isOpponent(table, player, table.cities().owner(city))
                        && table.cities().port(city) >= 0) {
                    ports.add(table.cities().port(city));
                }
            }
            int ships = 0;
            for (int sea = ports.next(0); sea >= 0; sea = ports.next(sea + 1)) {
                ships += table.units().ships(player, sea);
            }
            return ships;
        });
    }

    private static Condition tradeRoutes(int min) {
        return Condition.atLeast(min, TradeRoutes::count);
    }

    private static Condition shippingRoutes(int min) {
        return Condition.atLeast(min, TradeRoutes::countByShips);
    }

    private static boolean isOpponent(ClashTable table, int player, int side) {
        return table.isPlayer(side) && side != player;
    }

    private static int army(ClashTable table, int player) {
        return table.units().armyTotal(player);
    }

    private static int ships(ClashTable table, int player) {
        return table.units().shipTotal(player);
    }
}
