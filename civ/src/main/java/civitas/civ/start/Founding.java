package civitas.civ.start;

import civitas.civ.board.Footprint;
import civitas.civ.content.Figure;
import civitas.civ.content.Water;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.kernel.Procedure;

/** Where cities can be founded and what founding brings about (CV-04.07 to CV-04.29). Rules: CV-04.16, CV-04.24. */
public final class Founding {

    private Founding() {}

    /** Whether the city limit and the markers allow another city (CV-04.07, CV-02.51). */
    static boolean hasMarker(CivTable table, int player) {
        return table.cities().count(player) < table.cityLimit(player) && marker(table, player) > 0;
    }

    /** The first ordinary city marker in the reserve, or 0: the capital is never founded again (CV-04.28, CV-04.29). */
    private static int marker(CivTable table, int player) {
        for (int marker = 1; marker < Cities.PER_PLAYER; marker++) {
            if (!table.cities().exists(Cities.of(player, marker))) {
                return marker;
            }
        }
        return 0;
    }

    /** Whether a player's city may stand on a square where a figure of his stands (CV-04.10 to CV-04.22). */
    public static boolean mayFound(CivTable table, int player, int square) {
        return obstacle(table, player, square) == Obstacle.NONE;
    }

    /** What keeps a city from standing on a square. */
    public enum Obstacle {
        NONE,
        WATER,
        EDGE,
        UNEXPLORED,
        TOKEN,
        RELIC,
        CITY_STATE,
        ENEMY,
        CITY,
        CROWD
    }

    static Obstacle obstacle(CivTable table, int player, int square) {
        if (table.lands().isWater(square)) {
            return Obstacle.WATER;
        }
        if (table.landmarks().isRelic(square)) {
            return Obstacle.RELIC;
        }
        Footprint site = table.board().footprint(square);
        if (!site.isInland()) {
            return Obstacle.EDGE;
        }
        for (int near : site.outskirts()) {
            Obstacle found = beside(table, player, near);
            if (found != Obstacle.NONE && !isWelcome(table, player, near)) {
                return found;
            }
        }
        if (nearCity(table, square) != Cities.NONE) {
            return Obstacle.CITY;
        }
        boolean room = hasRoomAround(table, player, square, table.figures().count(square) - 1);
        return room ? Obstacle.NONE : Obstacle.CROWD;
    }

    /** All squares around are known, with nothing on them that hinders (CV-04.11, CV-04.12, CV-04.13, CV-04.14, CV-04.15). */
    public static Obstacle beside(CivTable table, int player, int near) {
        if (!table.lands().isKnown(near)) {
            return Obstacle.UNEXPLORED;
        }
        if (table.lands().hasToken(near)) {
            return Obstacle.TOKEN;
        }
        if (table.landmarks().has(near)) {
            return table.landmarks().isRelic(near) ? Obstacle.RELIC : Obstacle.CITY_STATE;
        }
        int holder = table.figures().holder(near);
        return holder != Figures.NOBODY && holder != player ? Obstacle.ENEMY : Obstacle.NONE;
    }

    /** Whether there is a hut on a square, and the player founds cities beside huts (CV-04.31); nobody's capital grows beside them. */
    static boolean isWelcome(CivTable table, int player, int square) {
        return table.lands().isKnown(square)
                && table.lands().hasToken(square)
                && !table.lands().hasVillage(square)
                && table.may(player, Licence.FOUNDS_BESIDE_HUTS);
    }

    /** A city too near to a square for another one there, or {@link Cities#NONE}: outskirts never overlap (CV-04.17). */
    static int nearCity(CivTable table, int square) {
        return table.cities().near(table.board().footprint(square), table.constants().cityDistance);
    }

    /** Whether so many figures on a square find places around it (CV-04.22). */
    public static boolean hasRoomAround(CivTable table, int player, int square, int figures) {
        int others = figures;
        for (int near : table.board().around(square)) {
            if (others <= 0) {
                return true;
            }
            others -= room(table, player, near);
        }
        return others <= 0;
    }

    /** How many more figures of a player may stand on a square around a new city (CV-04.21). */
    static int room(CivTable table, int player, int square) {
        int holder = table.figures().holder(square);
        boolean barred = table.lands().isWater(square) && table.water(player) != Water.END
                || holder != Figures.NOBODY && holder != player
                || table.lands().hasToken(square)
                || table.cities().at(square) != Cities.NONE;
        return barred ? 0 : Math.max(0, table.stack(player) - table.figures().count(square));
    }

    /** A figure gives its place to a city; the others on its square step aside (CV-04.20, CV-04.21). */
    static void found(CivTable table, int player, Figure founder, int square) {
        int city = Cities.of(player, marker(table, player));
        int figure = Integer.numberOfTrailingZeros(
                table.figures().on(player, square) >> Figures.first(founder) << Figures.first(founder));
        table.putFigure(player, figure, Figures.RESERVE);
        table.foundCity(city, square);
        table.player(player).setSent(0);
        table.say("log.found", table.name(player), table.square(square));
        absorb(table, player, square);
        if (table.rules().options().introductory()
                && table.cities().count(player) >= table.constants().introductoryCities) {
            table.endWithoutWinner();
            return;
        }
        table.push(new Founded(player, square));
        table.push(new StepAside(player, square));
    }

    /** A city-state that a city is founded on is gone, and its culture is the founder's (CV-04.19, CV-16.60). */
    private static void absorb(CivTable table, int player, int square) {
        if (table.landmarks().isCityState(square)) {
            int culture = table.landmarks().spec(square).culture();
            table.removeLandmark(square);
            table.addCulture(player, culture);
            table.say("log.city-state-absorbed", table.name(player), table.square(square), culture);
        }
    }

    /** What abilities make of a new city, once it stands alone on its square. */
    record Founded(int player, int square) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.run(table.hooks().city.afterFound, player);
            for (Hooks.AtSquare voice : table.voices(table.hooks().city.founded, player)) {
                voice.run(table, player, square);
            }
        }
    }
}
