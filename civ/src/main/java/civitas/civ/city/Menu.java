package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.content.Building;
import civitas.civ.content.Figure;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.state.Market;
import civitas.civ.table.CivTable;
import civitas.kernel.Choices;

/** Lists what a city can do; where is asked afterwards. Rules: CV-06.22, CV-06.40, CV-06.65. */
final class Menu {

    private Menu() {}

    /** Everything a city can build for a number of production (CV-06.11). */
    static void builds(CivTable table, int city, int reach, Choices out) {
        figures(table, city, reach, out);
        units(table, city, reach, out);
        buildings(table, city, reach, Act.BUILD, out);
        wonders(table, city, reach, out);
    }

    private static void figures(CivTable table, int city, int reach, Choices out) {
        int player = Cities.owner(city);
        for (int i = 0; i < Figure.COUNT; i++) {
            Figure figure = Figure.of(i);
            if (Prices.of(table, figure) <= reach
                    && table.figures().inReserve(player, figure) >= 0
                    && hasSite(table, player, city, figure)) {
                out.add(Act.BUILD_FIGURE, center(table, city), figure);
            }
        }
    }

    private static void units(CivTable table, int city, int reach, Choices out) {
        int player = Cities.owner(city);
        for (int i = 0; i < UnitType.COUNT; i++) {
            UnitType type = UnitType.of(i);
            if (NewUnit.isAvailable(table, player, type) && Prices.of(table, player, type) <= reach) {
                out.add(Act.BUILD_UNIT, center(table, city), type);
            }
        }
    }

    /** Unlocked buildings that are in supply and have a legal square (CV-06.39 to CV-06.43). */
    static void buildings(CivTable table, int city, int reach, Act act, Choices out) {
        int player = Cities.owner(city);
        for (int rest = Placing.unlocked(table, player); rest != 0; rest &= rest - 1) {
            Building building = table.content().buildings().get(Integer.numberOfTrailingZeros(rest));
            if (Prices.of(table, building) <= reach
                    && Placing.inSupply(table, building)
                    && hasSite(table, player, city, building)) {
                out.add(act, center(table, city), building);
            }
        }
    }

    private static void wonders(CivTable table, int city, int reach, Choices out) {
        int player = Cities.owner(city);
        boolean site = false;
        for (int space = 0; space < table.market().wonderSpaces(); space++) {
            int offered = table.market().wonder(space);
            if (offered != Market.NO_WONDER
                    && Prices.of(table, player, table.content().wonders().get(offered)) <= reach) {
                site = site || hasWonderSite(table, player, city);
                if (!site) {
                    return;
                }
                out.add(
                        Act.BUILD_WONDER,
                        center(table, city),
                        table.content().wonders().get(offered));
            }
        }
    }

    static void harvests(CivTable table, int city, Choices out) {
        for (int rest = Harvesting.resources(table, city); rest != 0; rest &= rest - 1) {
            out.add(Act.HARVEST, center(table, city), Resource.of(Integer.numberOfTrailingZeros(rest)));
        }
    }

    private static boolean hasSite(CivTable table, int player, int city, Figure figure) {
        for (int square : Sites.forAction(table, city, figure)) {
            if (Placing.mayPlace(table, player, square, figure)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasSite(CivTable table, int player, int city, Building building) {
        if (Placing.isWalls(table, building)) {
            return !table.cities().hasWalls(city);
        }
        for (int square : table.cities().outskirts(city)) {
            if (Placing.mayPlace(table, player, square, building)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasWonderSite(CivTable table, int player, int city) {
        for (int square : table.cities().outskirts(city)) {
            if (Placing.mayPlaceWonder(table, player, square)) {
                return true;
            }
        }
        return false;
    }

    private static Square center(CivTable table, int city) {
        return table.square(table.cities().center(city));
    }
}
