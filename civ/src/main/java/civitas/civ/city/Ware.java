package civitas.civ.city;

import civitas.civ.content.Building;
import civitas.civ.content.Figure;
import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Market;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Something a city might build: what it costs its owner, and the first thing in the way of it (CV-06.11).
 *
 * @param by what removes the obstacle: the techs that unlock it, or the form that is built instead of it
 * @param count the production that is lacking
 * @param trade the trade that would make up for that
 */
public record Ware(Thing what, int cost, Obstacle obstacle, List<Thing> by, int count, int trade) {

    public Ware {
        by = List.copyOf(by);
    }

    /** What keeps a city from building something, apart from its not being the moment. */
    public enum Obstacle {
        NONE,
        /** No tech unlocks it (CV-06.39). */
        TECH,
        /** A better form of it is known (CV-06.54). */
        UPGRADED,
        /** There is none left (CV-06.41). */
        SUPPLY,
        /** Its price (CV-06.18). */
        PRODUCTION,
        /** No square of the city can take it (CV-06.43). */
        SITE
    }

    /** Everything the owner of a city may think of building there. Types of units that are still locked are left out. */
    public static List<Ware> of(CivTable table, int city) {
        int player = Cities.owner(city);
        List<Ware> wares = new ArrayList<>();
        for (Figure figure : Figure.values()) {
            boolean none = table.figures().inReserve(player, figure) < 0;
            wares.add(none ? without(table, player, figure, Obstacle.SUPPLY) : priced(table, city, figure));
        }
        for (UnitType type : UnitType.values()) {
            if (table.player(player).rank(type) > 0) {
                boolean none = !NewUnit.isAvailable(table, player, type);
                wares.add(none ? without(table, player, type, Obstacle.SUPPLY) : priced(table, city, type));
            }
        }
        table.content().buildings().all().forEach(building -> wares.add(of(table, city, building)));
        for (int space = 0; space < table.market().wonderSpaces(); space++) {
            int wonder = table.market().wonder(space);
            if (wonder != Market.NO_WONDER) {
                wares.add(priced(table, city, table.content().wonders().get(wonder)));
            }
        }
        return wares;
    }

    private static Ware of(CivTable table, int city, Building building) {
        int player = Cities.owner(city);
        if (Placing.unlocked(table, player, building)) {
            return Placing.inSupply(table, building)
                    ? priced(table, city, building)
                    : without(table, player, building, Obstacle.SUPPLY);
        }
        for (Building better : table.content().buildings().all()) {
            boolean instead = table.content().spec(better).upgradeOf().equals(Optional.of(building));
            if (instead && Placing.unlocked(table, player, better)) {
                return new Ware(building, Prices.of(table, building), Obstacle.UPGRADED, List.of(better), 0, 0);
            }
        }
        List<Thing> techs = new ArrayList<>();
        for (Tech tech : table.content().techs().all()) {
            if ((table.content().unlocking(building) & tech.mask()) != 0) {
                techs.add(tech);
            }
        }
        return new Ware(building, Prices.of(table, building), Obstacle.TECH, techs, 0, 0);
    }

    private static Ware without(CivTable table, int player, Thing what, Obstacle obstacle) {
        return new Ware(what, Prices.of(table, player, what), obstacle, List.of(), 0, 0);
    }

    /** Whether it can be paid, and then whether there is a place for it. */
    private static Ware priced(CivTable table, int city, Thing what) {
        int player = Cities.owner(city);
        int cost = Prices.of(table, player, what);
        int production = Production.of(table, city);
        if (cost > Production.reach(table, player, production)) {
            int trade = Production.tradeFor(table, player, production, cost);
            return new Ware(what, cost, Obstacle.PRODUCTION, List.of(), cost - production, trade);
        }
        boolean place = what instanceof UnitType || hasPlace(table, city, what);
        return new Ware(what, cost, place ? Obstacle.NONE : Obstacle.SITE, List.of(), 0, 0);
    }

    private static boolean hasPlace(CivTable table, int city, Thing what) {
        int player = Cities.owner(city);
        for (int square : table.cities().outskirts(city)) {
            if (Ground.obstacle(table, player, square, what) == Ground.Obstacle.NONE) {
                return true;
            }
        }
        return Ground.obstacle(table, player, table.cities().center(city), what) == Ground.Obstacle.NONE;
    }
}
