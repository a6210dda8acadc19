package civitas.civ.city;

import civitas.civ.board.SquareSet;
import civitas.civ.content.Figure;
import civitas.civ.content.Landmark;
import civitas.civ.state.Cities;
import civitas.civ.table.CityHooks;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.kernel.Thing;
import java.util.Arrays;

/** Where the figures that a city builds may be placed: its outskirts, and city-states that count to them (CV-06.23, CV-06.30). */
public final class Sites {

    private Sites() {}

    /** The squares, outskirts first. Do not change the array. */
    public static int[] of(CivTable table, int city) {
        int[] sites = table.cities().outskirts(city);
        if (!table.landmarks().isEmpty()) {
            for (Landmark landmark : table.content().landmarks().all()) {
                if (Yields.isAnnexed(table, city, landmark)) {
                    sites = with(sites, table.landmarks().where(landmark));
                }
            }
        }
        return sites;
    }

    /** The squares for what an action of a city builds: for figures abilities may know more of them (CV-16.67). */
    static int[] forAction(CivTable table, int city, Thing what) {
        int[] sites = of(table, city);
        if (what instanceof Figure figure
                && !table.hooks().city.figureSites.joined().isEmpty()) {
            SquareSet more = new SquareSet(table.board().size());
            for (CityHooks.FigureSites voice : table.voices(table.hooks().city.figureSites, Cities.owner(city))) {
                voice.add(table, city, figure, more);
            }
            for (int square = more.next(0); square >= 0; square = more.next(square + 1)) {
                sites = contains(sites, square) ? sites : with(sites, square);
            }
        }
        return sites;
    }

    private static boolean contains(int[] sites, int square) {
        for (int site : sites) {
            if (site == square) {
                return true;
            }
        }
        return false;
    }

    /** Whether a square is among those for what an action of a city builds. */
    static boolean hasForAction(CivTable table, int city, int square, Thing what) {
        return has(table, city, square) || contains(forAction(table, city, what), square);
    }

    private static int[] with(int[] sites, int square) {
        int[] more = Arrays.copyOf(sites, sites.length + 1);
        more[sites.length] = square;
        return more;
    }

    /** Whether a square is one of those of a city. */
    static boolean has(CivTable table, int city, int square) {
        return table.cities().around(square) == city
                || table.landmarks().has(square)
                        && Yields.isAnnexed(table, city, table.landmarks().on(square));
    }

    /** Whether a square is one of those of any city of a player. */
    static boolean isAnyOf(CivTable table, int player, int square) {
        int city = table.cities().around(square);
        return city >= 0 ? Cities.owner(city) == player : has(table, Cities.of(player, 0), square);
    }
}
