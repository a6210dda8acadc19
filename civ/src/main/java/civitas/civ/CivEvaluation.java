package civitas.civ;

import civitas.civ.content.BaseGovernment;
import civitas.civ.content.CityMark;
import civitas.civ.content.Figure;
import civitas.civ.content.Landmark;
import civitas.civ.content.Policy;
import civitas.civ.content.UnitType;
import civitas.civ.content.Yield;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.OwnCard;
import civitas.civ.state.Player;
import civitas.civ.table.BoxSheet;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.kernel.Evaluation;
import java.util.List;
import java.util.Map;

/**
 * How good a table looks for a player: how far he is in the four races, and what makes him faster in them, less the same
 * of his best opponent.
 *
 * <p>A race counts by the square of the way that is done, so that a player follows up the one he leads in. Only what
 * everybody may know of the others is looked at. The weights are judgement, corrected by tournaments in the lab.
 */
public final class CivEvaluation implements Evaluation<CivTable> {

    private static final double SPREAD = 40;
    private static final int PHASES = 5;

    private static final double VICTORY = 1000;
    private static final double OPPONENT = 0.6;

    private static final double CULTURE_RACE = 40;
    private static final double TECH_RACE = 40;
    private static final double COIN_RACE = 40;
    private static final double WAR_RACE = 40;

    private static final double TRADE_INCOME = 0.55;
    private static final double PRODUCTION = 0.4;
    private static final double CULTURE_INCOME = 0.5;
    private static final double COIN = 1.2;
    private static final double CITY = 6;
    private static final double WALLS = 0.4;
    private static final double TRADE = 0.09;
    private static final double CULTURE = 0.12;
    private static final double TRACK = 0.75;
    private static final double RESOURCE = 0.6;
    private static final double TOKEN = 0.7;
    private static final double EVENT = 0.5;
    private static final double PERSON_IN_RESERVE = 1.0;
    private static final double ARMY = 0.8;
    private static final double SCOUT = 1.1;
    private static final double KNOWN_TILE = 0.25;
    private static final double SURPLUS = 0.4;
    private static final double MARKER = 2.2;
    private static final double OPEN_CARD = 2.0;
    private static final double HIDDEN_CARD = 1.2;
    private static final double RELIC = 4;
    private static final double CITY_STATE = 2.5;
    private static final double METROPOLIS = 2;
    private static final double MARK = 0.7;

    /** A point of health at the fronts, ours or theirs: little beside what the battle is about. */
    private static final double HEALTH = 0.15;

    private static final double POLICY = 1.5;

    /** What a policy is worth beyond what is seen in coins and cities. */
    private static final Map<String, Double> POLICIES = Map.of(
            "rationalism", 3.0,
            "expansionism", 2.5,
            "urban-development", 2.5,
            "military-tradition", 2.0,
            "pacifism", 2.0,
            "natural-religion", 0.5);

    /** A turn without the capital's action, and whatever the old government gave: nobody passes through it lightly. */
    private static final double ANARCHY = -4;

    /** What a tech is worth by its level: higher ones open higher places. */
    private static final double[] TECH = {0, 1.4, 2.2, 3.2, 4.6, 0};

    /** How many techs of each level the way to Space Flight needs (CV-09.24). */
    private static final int[] NEEDED = {0, 5, 4, 3, 2, 1};

    @Override
    public double spread() {
        return SPREAD;
    }

    /** The five phases of a turn. */
    @Override
    public int parts() {
        return PHASES;
    }

    @Override
    public double value(CivTable table, int seat) {
        if (table.over()) {
            int winner = table.winner();
            return winner == seat ? VICTORY : winner < 0 ? 0 : -VICTORY;
        }
        double best = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < table.seats(); other++) {
            best = other == seat ? best : Math.max(best, standing(table, other));
        }
        return standing(table, seat) - OPPONENT * best;
    }

    private static double standing(CivTable table, int seat) {
        Player player = table.player(seat);
        int coins = table.coins(seat);
        double value = races(table, seat, coins) + cities(table, seat) + techs(table, seat);
        value += COIN * coins;
        value += TRADE * trade(table, seat, coins) + CULTURE * player.culture() + TRACK * player.track();
        value += RESOURCE * player.resources() + TOKEN * Long.bitCount(player.tokens());
        value += EVENT * player.hand().size() + PERSON_IN_RESERVE * Integer.bitCount(player.people());
        value += player.government() == BaseGovernment.ANARCHY ? ANARCHY : 0;
        return value + figures(table, seat) + forces(table, seat) + possessions(table, seat);
    }

    // --- what boxes add ---------------------------------------------------------------------------------------------

    /** Cards of boxes, relics that still owe something, city-states. Of a card that lies face down only that it is there counts. */
    private static double possessions(CivTable table, int seat) {
        double value = 0;
        List<BoxSheet> sheets = table.sheets();
        for (int i = 0; i < sheets.size(); i++) {
            for (OwnCard card : sheets.get(i).cards(table, seat, false)) {
                value += worth(card);
            }
        }
        for (Policy policy : table.content().policies().all()) {
            value += table.player(seat).has(policy) ? POLICIES.getOrDefault(policy.code(), POLICY) : 0;
        }
        return table.landmarks().isEmpty() ? value : value + landmarks(table, seat);
    }

    /** What lies before everybody from the start is worth what lies on it. */
    private static double worth(OwnCard card) {
        if (!card.levels().isEmpty()) {
            return MARKER * card.markers();
        }
        return card.open() ? OPEN_CARD : HIDDEN_CARD;
    }

    private static double landmarks(CivTable table, int seat) {
        double value = 0;
        for (Landmark landmark : table.content().landmarks().all()) {
            if (table.landmarks().owedTo(landmark) == seat) {
                value += RELIC;
            }
            int square = table.landmarks().where(landmark);
            if (square >= 0
                    && table.landmarks().isCityState(square)
                    && table.figures().holder(square) == seat) {
                value += CITY_STATE;
            }
        }
        return value;
    }

    // --- the races --------------------------------------------------------------------------------------------------

    private static double races(CivTable table, int seat, int coins) {
        Player player = table.player(seat);
        double culture = (player.track() + Math.min(1, player.culture() / 8.0))
                / table.content().trackLength();
        double tech = techRace(table, seat);
        double economy = coins / (double) table.constants().coinsToWin;
        return CULTURE_RACE * culture * culture
                + TECH_RACE * tech * tech
                + COIN_RACE * economy * economy
                + WAR_RACE * War.chance(table, seat);
    }

    private static double techRace(CivTable table, int seat) {
        double done = 0;
        double all = 0;
        for (int level = 1; level < NEEDED.length; level++) {
            long known = known(table, seat) & table.content().techs(level);
            done += level * Math.min(NEEDED[level], Long.bitCount(known));
            all += level * NEEDED[level];
        }
        return done / all;
    }

    /** Known techs, with those the player has chosen and will have after the reveal. */
    private static long known(CivTable table, int seat) {
        Player player = table.player(seat);
        return player.techs() | mask(table, player.research()) | mask(table, player.secondResearch());
    }

    private static long mask(CivTable table, int tech) {
        return tech >= 0 ? table.content().techs().get(tech).mask() : 0;
    }

    private static int trade(CivTable table, int seat, int coins) {
        Player player = table.player(seat);
        return player.research() >= 0 ? Math.min(player.trade(), coins) : player.trade();
    }

    private static double techs(CivTable table, int seat) {
        double value = 0;
        for (int level = 1; level < TECH.length; level++) {
            int count = Long.bitCount(known(table, seat) & table.content().techs(level));
            int needed = Math.min(count, NEEDED[level]);
            value += TECH[level] * (needed + SURPLUS * (count - needed));
        }
        return value;
    }

    // --- growth -----------------------------------------------------------------------------------------------------

    private static double cities(CivTable table, int seat) {
        double value = 0;
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(seat, marker);
            if (table.cities().exists(city)) {
                int yields = Yields.ofCity(table, city);
                value += CITY
                        + TRADE_INCOME * Yield.trade(yields)
                        + PRODUCTION * Math.min(15, Yield.production(yields))
                        + CULTURE_INCOME * Yield.culture(yields)
                        + (table.cities().hasWalls(city) ? WALLS : 0)
                        + marks(table, city);
            }
        }
        return value;
    }

    /** Markers of boxes on a city, and a second square. */
    private static double marks(CivTable table, int city) {
        double value = table.cities().footprint(city).squares().length > 1 ? METROPOLIS : 0;
        for (CityMark mark : table.book().marks()) {
            value += table.cities().has(city, mark) ? MARK : 0;
        }
        return value;
    }

    private static double figures(CivTable table, int seat) {
        double value = 0;
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            int square = table.figures().where(seat, figure);
            if (square < 0) {
                continue;
            }
            if (Figures.kind(figure) == Figure.ARMY) {
                value += ARMY;
            } else {
                value += SCOUT + Settling.worth(table, seat, square);
            }
        }
        for (int slot = 0; slot < table.board().slots().size(); slot++) {
            value += table.lands().isRevealed(slot) ? KNOWN_TILE : 0;
        }
        return value;
    }

    private static double forces(CivTable table, int seat) {
        double value = 0;
        for (int type = 0; type < UnitType.COUNT; type++) {
            value += 0.15 * table.player(seat).rank(UnitType.of(type));
        }
        return value + 0.5 * Math.sqrt(War.strength(table, seat)) + HEALTH * War.atTheFronts(table, seat);
    }
}
