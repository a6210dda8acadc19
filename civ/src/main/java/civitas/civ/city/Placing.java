package civitas.civ.city;

import civitas.civ.content.BaseFamily;
import civitas.civ.content.Building;
import civitas.civ.content.Figure;
import civitas.civ.content.Water;
import civitas.civ.content.Wonder;
import civitas.civ.content.facts.BuildingSpec;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.table.CityHooks;
import civitas.civ.table.CivTable;

/**
 * Where new figures, buildings, wonders and great people may stand, and how they get there. Everything that builds asks
 * here, whether it costs production or not (CV-03.24).
 *
 * <p>Rules: CV-06.25, CV-06.26, CV-06.47, CV-06.49, CV-06.61, CV-06.62.
 */
public final class Placing {

    private Placing() {}

    // --- what may be built ------------------------------------------------------------------------------------------

    /** The buildings a player may build, as a set by number: the upgraded form only, once it is known (CV-06.39, CV-06.54). */
    public static int unlocked(CivTable table, int player) {
        return table.player(player).buildings();
    }

    public static boolean unlocked(CivTable table, int player, Building building) {
        return (unlocked(table, player) >> building.index() & 1) != 0;
    }

    /** Whether a token of a building is left on the market; walls need none (CV-06.41, CV-01.44). */
    public static boolean inSupply(CivTable table, Building building) {
        return isWalls(table, building)
                || table.market().buildings(table.content().spec(building).family()) > 0;
    }

    static boolean isWalls(CivTable table, Building building) {
        return table.content().spec(building).family() == BaseFamily.WALLS;
    }

    // --- where ------------------------------------------------------------------------------------------------------

    /**
     * Whether a square is legal for a building of a player: in the outskirts of an own city, of the right terrain,
     * without an enemy figure, and with at most one unique building in the city afterwards; walls go on a city center
     * without walls (CV-06.42 to CV-06.50, CV-06.60 to CV-06.63, CV-06.73). Supply and techs are not looked at.
     */
    public static boolean mayPlace(CivTable table, int player, int square, Building building) {
        BuildingSpec spec = table.content().spec(building);
        if (spec.family() == BaseFamily.WALLS) {
            int city = table.cities().at(square);
            return city >= 0 && Cities.owner(city) == player && !table.cities().hasWalls(city);
        }
        return isOwnGround(table, player, square)
                && (spec.terrain().isPresent()
                        ? table.lands().terrain(square) == spec.terrain().get()
                        : !table.lands().isWater(square))
                && !(spec.unique() && hasOtherUnique(table, square));
    }

    /** Whether a square is legal for a wonder: not water, and no other wonder in the city afterwards (CV-06.67, CV-06.68). */
    public static boolean mayPlaceWonder(CivTable table, int player, int square) {
        return isOwnGround(table, player, square) && !table.lands().isWater(square) && !hasOtherWonder(table, square);
    }

    /** Whether a square is legal for a great person token: own outskirts, no water, no enemy figure (CV-07.27). */
    public static boolean mayPlacePerson(CivTable table, int player, int square) {
        return isOwnGround(table, player, square) && !table.lands().isWater(square);
    }

    /**
     * Whether a new figure may be placed on a square of an own city's {@link Sites}: within the stacking limit, on water only
     * by those who may end moves there, and only armies where enemies stand (CV-06.24 to CV-06.27, CV-04.62).
     */
    public static boolean mayPlace(CivTable table, int player, int square, Figure figure) {
        if (!Sites.isAnyOf(table, player, square) || table.lands().hasToken(square)) {
            return false;
        }
        if (table.lands().isWater(square) && table.water(player) != Water.END) {
            return false;
        }
        int holder = table.figures().holder(square);
        if (holder >= 0 && holder != player) {
            return figure == Figure.ARMY;
        }
        return table.figures().count(square) < table.stack(player);
    }

    /**
     * Outskirts of an own city without an enemy figure (CV-06.45, CV-13.06) and without a hut (CV-04.62). Own figures do not
     * hinder (CV-06.46). Relics and city-states never lie in outskirts (CV-04.13, CV-04.14, CV-16.62).
     */
    static boolean isOwnGround(CivTable table, int player, int square) {
        int city = table.cities().around(square);
        int holder = table.figures().holder(square);
        return city >= 0
                && Cities.owner(city) == player
                && (holder < 0 || holder == player)
                && !table.lands().hasToken(square);
    }

    static boolean hasOtherUnique(CivTable table, int square) {
        for (int other : table.cities().outskirts(table.cities().around(square))) {
            if (other != square
                    && table.pieces().isBuilding(other)
                    && table.pieces().spec(other).unique()) {
                return true;
            }
        }
        return false;
    }

    static boolean hasOtherWonder(CivTable table, int square) {
        for (int other : table.cities().outskirts(table.cities().around(square))) {
            if (other != square && table.pieces().isWonder(other)) {
                return true;
            }
        }
        return false;
    }

    // --- putting ----------------------------------------------------------------------------------------------------

    /** Puts a building on a legal square; an own piece there is replaced, walls turn the city marker (CV-06.60, CV-06.72). */
    public static void put(CivTable table, int player, int square, Building building) {
        if (isWalls(table, building)) {
            table.cities().setWalls(table.cities().at(square), true);
            return;
        }
        Replacing.clear(table, player, square);
        table.putBuilding(square, building);
    }

    /** Puts a wonder's marker on a legal square; where its card comes from is the caller's business. */
    public static void put(CivTable table, int player, int square, Wonder wonder) {
        Replacing.clear(table, player, square);
        table.putWonder(square, wonder);
    }

    /** Puts a figure from the reserve on a legal square; an army that meets enemies attacks at once (CV-06.27, CV-06.28). */
    public static void put(CivTable table, int player, int square, Figure figure) {
        int number = table.figures().inReserve(player, figure);
        int holder = table.figures().holder(square);
        if (holder >= 0 && holder != player) {
            table.putFigure(player, number, Figures.LIFTED);
            table.rules().book().attack().begin(table, player, 1 << number, square);
        } else {
            table.putFigure(player, number, square);
        }
        for (CityHooks.AfterFigure voice : table.voices(table.hooks().city.afterFigure, player)) {
            voice.run(table, player, figure);
        }
    }
}
