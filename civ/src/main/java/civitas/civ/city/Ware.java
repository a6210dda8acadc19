package civitas.civ.city;

import civitas.civ.content.Building;
import civitas.civ.content.Figure;
import civitas.civ.content.UnitType;
import civitas.civ.state.Cities;
import civitas.civ.state.Market;
import civitas.civ.table.CivTable;
import civitas.kernel.Codes;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

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
        SITE;

        private final String code = Codes.of(this);

        public String code() {
            return code;
        }
    }

    /**
     * Everything the owner of a city with some {@linkplain Production production} may think of building there. Types of units
     * that are still locked are left out.
     */
    public static List<Ware> of(CivTable table, int city, int production) {
        return new Shelf(table, city, production).wares();
    }

    /** What can be bought in one city, with the sums that every price is held against. */
    private static final class Shelf {

        private final CivTable table;
        private final int city;
        private final int player;
        private final int production;
        private final int reach;
        private final int unlocked;
        private final List<Ware> wares = new ArrayList<>();

        Shelf(CivTable table, int city, int production) {
            this.table = table;
            this.city = city;
            this.production = production;
            player = Cities.owner(city);
            reach = Production.reach(table, player, production);
            unlocked = Placing.unlocked(table, player);
        }

        List<Ware> wares() {
            for (Figure figure : Figure.values()) {
                boolean none = table.figures().inReserve(player, figure) < 0;
                wares.add(none ? soldOut(figure) : priced(figure));
            }
            for (UnitType type : UnitType.values()) {
                if (table.player(player).rank(type) > 0) {
                    wares.add(NewUnit.isAvailable(table, player, type) ? priced(type) : soldOut(type));
                }
            }
            for (Building building : table.content().buildings().all()) {
                wares.add(of(building));
            }
            for (int space = 0; space < table.market().wonderSpaces(); space++) {
                int wonder = table.market().wonder(space);
                if (wonder != Market.NO_WONDER) {
                    wares.add(priced(table.content().wonders().get(wonder)));
                }
            }
            return wares;
        }

        private Ware of(Building building) {
            if (isUnlocked(building)) {
                return Placing.inSupply(table, building) ? priced(building) : soldOut(building);
            }
            for (Building better : table.content().upgradesOf(building)) {
                if (isUnlocked(better)) {
                    return locked(building, Obstacle.UPGRADED, List.of(better));
                }
            }
            return locked(building, Obstacle.TECH, table.content().techsFor(building));
        }

        private boolean isUnlocked(Building building) {
            return (unlocked >> building.index() & 1) != 0;
        }

        private Ware locked(Building building, Obstacle obstacle, List<? extends Thing> by) {
            return new Ware(building, Prices.of(table, building), obstacle, List.copyOf(by), 0, 0);
        }

        private Ware soldOut(Thing what) {
            return new Ware(what, Prices.of(table, player, what), Obstacle.SUPPLY, List.of(), 0, 0);
        }

        /** Whether it can be paid, and then whether there is a place for it. */
        private Ware priced(Thing what) {
            int cost = Prices.of(table, player, what);
            if (cost > reach) {
                int trade = Production.tradeFor(table, player, production, cost);
                return new Ware(what, cost, Obstacle.PRODUCTION, List.of(), cost - production, trade);
            }
            boolean place = what instanceof UnitType || hasPlace(what);
            return new Ware(what, cost, place ? Obstacle.NONE : Obstacle.SITE, List.of(), 0, 0);
        }

        private boolean hasPlace(Thing what) {
            for (int square : table.cities().outskirts(city)) {
                if (Ground.isFree(table, player, square, what)) {
                    return true;
                }
            }
            return Ground.isFree(table, player, table.cities().center(city), what);
        }
    }
}
