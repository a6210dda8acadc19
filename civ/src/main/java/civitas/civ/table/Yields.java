package civitas.civ.table;

import civitas.civ.content.Landmark;
import civitas.civ.content.Wonder;
import civitas.civ.content.Yield;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Pieces;
import civitas.civ.state.Player;
import java.util.List;

/**
 * What squares and cities give: the icons in force after buildings, disasters, scouts and blockades (CV-04.55 to
 * CV-04.59, CV-06.09, CV-13.01). Everything is counted at the moment it is asked for (CV-13.10).
 *
 * <p>Rules: CV-04.56, CV-06.10, CV-06.81, CV-06.83, CV-12.03, CV-12.04, CV-12.05, CV-12.06, CV-12.07, CV-12.16,
 * CV-13.02, CV-13.08, CV-13.09, CV-13.12, CV-13.13, CV-14.07.
 */
public final class Yields {

    private Yields() {}

    /** The icons of a known square, whoever may use them (CV-06.48, CV-06.70, CV-07.28, CV-04.25, CV-16.55). */
    public static int of(CivTable table, int square) {
        if (table.cities().at(square) >= 0) {
            return Yield.NOTHING;
        }
        if (table.landmarks().isCityState(square)) {
            return table.landmarks().spec(square).icons();
        }
        Pieces pieces = table.pieces();
        if (pieces.isEmpty(square)) {
            return table.lands().icons(square);
        }
        if (pieces.isBuilding(square)) {
            return pieces.spec(square).icons();
        }
        if (pieces.isWonder(square)) {
            return pieces.wonderSpec(square).culture() * Yield.ONE_CULTURE;
        }
        return table.content().personFacts(pieces.person(square)).icons();
    }

    /** Whether an enemy figure keeps a city from using a square of its outskirts (CV-13.01). */
    public static boolean isBlockaded(CivTable table, int square) {
        int city = table.cities().around(square);
        int holder = table.figures().holder(square);
        return city >= 0 && holder >= 0 && holder != Cities.owner(city);
    }

    /** What a city on a square would get from its outskirts, if they were its own and nobody stood on them. */
    public static int around(CivTable table, int square) {
        int sum = 0;
        for (int near : table.board().footprint(square).outskirts()) {
            sum += of(table, near);
        }
        return sum;
    }

    /** Everything a city gets: outskirts that are not blockaded, and what scouts send (CV-06.09). */
    public static int ofCity(CivTable table, int city) {
        int player = Cities.owner(city);
        int marker = Cities.marker(city);
        int sum = 0;
        for (int square : table.cities().outskirts(city)) {
            int holder = table.figures().holder(square);
            if (holder < 0) {
                sum += of(table, square);
            } else if (holder == player) {
                int scout = gatherer(table, player, square);
                if (scout < 0 || table.player(player).assigned(scout) == marker) {
                    sum += of(table, square);
                }
            }
        }
        return sum + annexed(table, city) + sent(table, player, city);
    }

    /** City-states count as squares of the capital's outskirts while their owner controls them (CV-16.54, CV-05.08). */
    private static int annexed(CivTable table, int city) {
        int sum = 0;
        if (Cities.isCapital(city) && !table.landmarks().isEmpty()) {
            for (Landmark landmark : table.content().landmarks().all()) {
                sum += isAnnexed(table, city, landmark)
                        ? table.content().spec(landmark).icons()
                        : Yield.NOTHING;
            }
        }
        return sum;
    }

    /** Whether a landmark counts as a square of a city's outskirts (CV-16.54). */
    public static boolean isAnnexed(CivTable table, int city, Landmark landmark) {
        return Cities.isCapital(city) && table.controls(Cities.owner(city), landmark);
    }

    /** What scouts outside the city's own outskirts send to it; several on one square send once (CV-04.58). */
    private static int sent(CivTable table, int player, int city) {
        int sum = 0;
        for (int scout = table.firstGatherer(player); scout < Figures.PER_PLAYER; scout++) {
            int square = table.figures().where(player, scout);
            if (square >= 0
                    && table.player(player).assigned(scout) == Cities.marker(city)
                    && table.cities().around(square) != city
                    && gatherer(table, player, square) == scout) {
                sum += of(table, square);
            }
        }
        return sum;
    }

    /** The assigned scout of a player that gathers from a square, or -1; the first of several (CV-04.58). A city-state is not gathered from (CV-16.56). */
    public static int gatherer(CivTable table, int player, int square) {
        if (table.landmarks().isCityState(square)) {
            return -1;
        }
        for (int scout = table.firstGatherer(player); scout < Figures.PER_PLAYER; scout++) {
            int marker = table.player(player).assigned(scout);
            if (table.figures().where(player, scout) == square
                    && marker >= 0
                    && table.cities().exists(Cities.of(player, marker))) {
                return scout;
            }
        }
        return -1;
    }

    /** A player's coins: squares, scouts, techs, tokens and other cards (CV-12.01). */
    public static int coins(CivTable table, int player) {
        Player p = table.player(player);
        return p.techCoins()
                + p.coinTokens()
                + squareCoins(table, player)
                + wonderCoins(table, player)
                + table.sum(table.hooks().wealth.coins, player);
    }

    /** Coin tokens on wonder cards count while the wonder is in force (CV-12.09). */
    private static int wonderCoins(CivTable table, int player) {
        if (table.wonders().coinTokens() == 0) {
            return 0;
        }
        int coins = 0;
        List<Wonder> wonders = table.content().wonders().all();
        for (int i = 0; i < wonders.size(); i++) {
            int lying = table.wonders().coins(wonders.get(i));
            coins += lying > 0 && table.has(player, wonders.get(i)) ? lying : 0;
        }
        return coins;
    }

    private static int squareCoins(CivTable table, int player) {
        int sum = 0;
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (table.cities().exists(city)) {
                sum += annexed(table, city);
                for (int square : table.cities().outskirts(city)) {
                    int holder = table.figures().holder(square);
                    if (holder < 0 || holder == player) {
                        sum += of(table, square);
                    }
                }
            }
        }
        int first = table.firstGatherer(player);
        for (int scout = first; scout < Figures.PER_PLAYER; scout++) {
            int square = table.figures().where(player, scout);
            if (square >= 0
                    && !table.landmarks().isCityState(square)
                    && !ownOutskirts(table, player, square)
                    && isFirst(table, player, first, scout)) {
                sum += of(table, square);
            }
        }
        return Yield.coins(sum);
    }

    private static boolean ownOutskirts(CivTable table, int player, int square) {
        int city = table.cities().around(square);
        return city >= 0 && Cities.owner(city) == player;
    }

    /** Whether a gatherer is the first one of its player on its square. */
    private static boolean isFirst(CivTable table, int player, int from, int gatherer) {
        int square = table.figures().where(player, gatherer);
        for (int other = from; other < gatherer; other++) {
            if (table.figures().where(player, other) == square) {
                return false;
            }
        }
        return true;
    }
}
