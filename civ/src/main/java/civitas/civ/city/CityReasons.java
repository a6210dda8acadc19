package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.civ.content.Building;
import civitas.civ.content.Figure;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.state.ActionKind;
import civitas.civ.state.Cities;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.EnumSet;
import java.util.Set;

/** Why a city cannot do something, found by the predicates that list what it can. */
public final class CityReasons {

    private CityReasons() {}

    /** Whether cities build or harvest such a thing at all. */
    static boolean isWare(Thing thing) {
        return isBuilt(thing) || thing instanceof Resource;
    }

    static boolean isBuilt(Thing thing) {
        return thing instanceof Figure
                || thing instanceof UnitType
                || thing instanceof Building
                || thing instanceof Wonder;
    }

    /** Says why no city of a player can build or harvest something; it is known that none can. */
    static void explain(CivTable table, int player, Thing what, Reasons out) {
        if (!MarketReasons.explain(table, player, what, out)) {
            for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
                if (table.cities().exists(Cities.of(player, marker))) {
                    explainHere(table, Cities.of(player, marker), what, out);
                }
            }
        }
    }

    /** Says why a city cannot build or harvest something that its owner could have elsewhere. */
    static void explainHere(CivTable table, int city, Thing what, Reasons out) {
        if (!explainActions(table, city, out)) {
            ActionKind kind = what instanceof Resource ? ActionKind.HARVEST : ActionKind.BUILD;
            if (!table.mayAct(city, kind)) {
                out.because("why.same-action", center(table, city));
            } else if (what instanceof Resource resource) {
                HarvestReasons.explain(table, city, resource, out);
            } else {
                explainPrice(table, city, what, out);
                explainSite(table, city, what, out);
            }
        }
    }

    /** Says why a city cannot act at all, if so (CV-06.01, CV-04.37). */
    public static boolean explainActions(CivTable table, int city, Reasons out) {
        int player = Cities.owner(city);
        if (table.player(player).actions(Cities.marker(city)) > 0) {
            return false;
        }
        boolean idle = Cities.isCapital(city) && table.may(player, Licence.IDLE_CAPITAL);
        out.because(idle ? "why.idle-capital" : "why.city-acted", center(table, city));
        return true;
    }

    private static void explainPrice(CivTable table, int city, Thing what, Reasons out) {
        int player = Cities.owner(city);
        if (what instanceof Building && table.mayUse(table.hooks().city.freeBuilding, player)) {
            return;
        }
        int cost = Prices.of(table, player, what);
        int production = Production.of(table, city);
        int reach = Production.reach(table, player, production);
        if (cost > reach) {
            int trade = table.player(player).trade();
            int rush = reach - production;
            out.because("why.production", what, cost, center(table, city), production, trade, rush, cost - reach);
        }
    }

    /** A second thing is paid from what is left of the production and of the trade to convert (CV-06.15). */
    static void explainRest(CivTable table, int city, int reach, Thing what, Reasons out) {
        int player = Cities.owner(city);
        if (MarketReasons.explain(table, player, what, out)) {
            return;
        }
        int cost = Prices.of(table, player, what);
        if (cost > reach) {
            out.because("why.production-rest", what, cost, reach);
        }
        explainSite(table, city, what, out);
    }

    /** Says what all squares of a city have against a piece; what other pieces or figures cause comes first. */
    private static void explainSite(CivTable table, int city, Thing what, Reasons out) {
        if (what instanceof UnitType) {
            return;
        }
        Set<Ground.Obstacle> found = EnumSet.noneOf(Ground.Obstacle.class);
        for (int square : Sites.forAction(table, city, what)) {
            found.add(Ground.obstacle(table, Cities.owner(city), square, what));
        }
        found.add(Ground.obstacle(table, Cities.owner(city), table.cities().center(city), what));
        if (found.contains(Ground.Obstacle.NONE)) {
            return;
        }
        Square center = center(table, city);
        if (found.contains(Ground.Obstacle.WALLS)) {
            out.because("why.walls-there", center);
        }
        if (found.contains(Ground.Obstacle.UNIQUE)) {
            out.because("why.unique", center, what);
        }
        if (found.contains(Ground.Obstacle.WONDER)) {
            out.because("why.second-wonder", center);
        }
        if (found.contains(Ground.Obstacle.STACK)) {
            out.because("why.city-stack", center, table.stack(Cities.owner(city)));
        }
        if (found.contains(Ground.Obstacle.ENEMY)) {
            out.because("why.city-enemy", center, what);
        }
        found.removeAll(EnumSet.of(Ground.Obstacle.ELSEWHERE, Ground.Obstacle.CENTER, Ground.Obstacle.TOKEN));
        if (found.equals(EnumSet.of(Ground.Obstacle.TERRAIN))) {
            out.because(
                    "why.city-terrain",
                    center,
                    what,
                    table.content().spec((Building) what).terrain().orElseThrow());
        } else if (found.equals(EnumSet.of(Ground.Obstacle.WATER))) {
            out.because("why.city-water", center);
        }
    }

    private static Square center(CivTable table, int city) {
        return table.square(table.cities().center(city));
    }
}
