package civitas.civ;

import static civitas.civ.CivFeature.ANARCHY;
import static civitas.civ.CivFeature.ARMY;
import static civitas.civ.CivFeature.CITY;
import static civitas.civ.CivFeature.CITY_STATE;
import static civitas.civ.CivFeature.COIN;
import static civitas.civ.CivFeature.COIN_RACE;
import static civitas.civ.CivFeature.CULTURE;
import static civitas.civ.CivFeature.CULTURE_INCOME;
import static civitas.civ.CivFeature.CULTURE_RACE;
import static civitas.civ.CivFeature.EVENT;
import static civitas.civ.CivFeature.FORCES;
import static civitas.civ.CivFeature.HEALTH;
import static civitas.civ.CivFeature.KNOWN_TILE;
import static civitas.civ.CivFeature.MARK;
import static civitas.civ.CivFeature.METROPOLIS;
import static civitas.civ.CivFeature.PERSON_IN_RESERVE;
import static civitas.civ.CivFeature.PRODUCTION;
import static civitas.civ.CivFeature.RANK;
import static civitas.civ.CivFeature.RELIC;
import static civitas.civ.CivFeature.RESOURCE;
import static civitas.civ.CivFeature.SCOUT;
import static civitas.civ.CivFeature.TECH_RACE;
import static civitas.civ.CivFeature.TOKEN;
import static civitas.civ.CivFeature.TRACK;
import static civitas.civ.CivFeature.TRADE;
import static civitas.civ.CivFeature.TRADE_INCOME;
import static civitas.civ.CivFeature.WALLS;
import static civitas.civ.CivFeature.WAR_RACE;

import civitas.civ.content.BaseGovernment;
import civitas.civ.content.CityMark;
import civitas.civ.content.Figure;
import civitas.civ.content.Landmark;
import civitas.civ.content.Policy;
import civitas.civ.content.UnitType;
import civitas.civ.content.Yield;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Player;
import civitas.civ.table.BoxSheet;
import civitas.civ.table.CivTable;
import civitas.civ.table.Promises;
import civitas.civ.table.Rulebook;
import civitas.civ.table.Yields;
import civitas.kernel.learn.Knowledge;
import civitas.kernel.learn.Learnable;
import civitas.kernel.learn.Ledger;
import civitas.kernel.learn.Library;
import civitas.kernel.learn.WeightFiles;
import civitas.kernel.learn.Weights;
import java.util.List;

/**
 * How good a table looks for a player: how far he is in the four races, and what makes him faster in them, less the same
 * of his best opponent.
 *
 * <p>A race counts by the square of the way that is done, so that a player follows up the one he leads in. Only what
 * everybody may know of the others is looked at. The weights are those of {@link CivFeature}, made by hand, or learnt ones from a file that fits the
 * table; docs/agents.md says how they are learnt.
 */
public final class CivEvaluation implements Learnable<CivTable> {

    private static final int PHASES = 5;

    private static final double VICTORY = 1000;

    /** How much of the best opponent's standing is taken off: whoever only hinders him gets nowhere himself. */
    private static final double OPPONENT = 0.6;

    /** Techs of a level beyond those that the way to Space Flight needs count so much of one. */
    private static final double SURPLUS = 0.4;

    /** How many techs of each level the way to Space Flight needs (CV-09.24). */
    private static final int[] NEEDED = {0, 5, 4, 3, 2, 1};

    /** More production of one city cannot be used. */
    private static final int MOST_PRODUCTION = 15;

    private final Library<Rulebook> library;

    /** With the weights that lie beside the game. */
    public CivEvaluation() {
        this(WeightFiles.beside(CivEvaluation.class, CivGame.ID));
    }

    private CivEvaluation(WeightFiles files) {
        library = new Library<>(files, Rulebook::boxes, CivKnowledge::of);
    }

    @Override
    public CivEvaluation with(List<Weights> weights) {
        return new CivEvaluation(new WeightFiles(CivGame.ID, weights));
    }

    private Knowledge knowledge(CivTable table) {
        return library.of(table.book(), table.seats());
    }

    @Override
    public double spread() {
        return CivKnowledge.SPREAD;
    }

    /** The five phases of a turn. */
    @Override
    public int parts() {
        return PHASES;
    }

    @Override
    public List<String> features(CivTable table) {
        return knowledge(table).names();
    }

    @Override
    public double[] values(CivTable table) {
        return knowledge(table).values().clone();
    }

    @Override
    public double[] amounts(CivTable table, int seat) {
        Knowledge.Entry own = (ledger, player) -> enter(ledger, table, player, true);
        Knowledge.Entry seen = (ledger, player) -> enter(ledger, table, player, false);
        return knowledge(table).amounts(table.seats(), seat, own, seen, OPPONENT);
    }

    @Override
    public double value(CivTable table, int seat) {
        if (table.over()) {
            int winner = table.winner();
            return winner == seat ? VICTORY : winner < 0 ? 0 : -VICTORY;
        }
        double[] weights = knowledge(table).values();
        double best = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < table.seats(); other++) {
            best = other == seat ? best : Math.max(best, standing(table, other, weights, false));
        }
        return standing(table, seat, weights, true) - OPPONENT * best;
    }

    @Override
    public double[] standings(CivTable table) {
        double[] weights = knowledge(table).values();
        double[] standings = new double[table.seats()];
        for (int seat = 0; seat < standings.length; seat++) {
            standings[seat] = standing(table, seat, weights, true);
        }
        return standings;
    }

    /** What is left to go for whoever is farthest in one of the races that can be foreseen. */
    @Override
    public double left(CivTable table) {
        double farthest = 0;
        for (int seat = 0; seat < table.seats(); seat++) {
            farthest = Math.max(farthest, cultureRace(table, seat));
            farthest = Math.max(farthest, techRace(table, seat));
            farthest = Math.max(farthest, coinRace(table, table.coins(seat)));
        }
        return 1 - Math.min(1, farthest);
    }

    @Override
    public double spread(CivTable table) {
        return knowledge(table).spread(left(table));
    }

    @Override
    public double won(CivTable table, int seat) {
        int winner = table.winner();
        return winner < 0 ? 1.0 / table.seats() : winner == seat ? 1 : 0;
    }

    /** @param own whether the player himself looks, who knows his secrets */
    private static double standing(CivTable table, int seat, double[] weights, boolean own) {
        Ledger ledger = Ledger.sum(weights);
        enter(ledger, table, seat, own);
        return ledger.sum();
    }

    static void add(Ledger ledger, CivFeature feature, double amount) {
        ledger.add(feature.ordinal(), amount);
    }

    private static void enter(Ledger ledger, CivTable table, int seat, boolean own) {
        Player player = table.player(seat);
        int coins = table.coins(seat);
        races(ledger, table, seat, coins);
        cities(ledger, table, seat);
        techs(ledger, table, seat);
        add(ledger, COIN, coins);
        add(ledger, TRADE, trade(table, seat, coins));
        add(ledger, CULTURE, player.culture());
        add(ledger, TRACK, player.track());
        add(ledger, RESOURCE, player.resources());
        add(ledger, TOKEN, Long.bitCount(player.tokens()));
        add(ledger, EVENT, player.hand().size());
        add(ledger, PERSON_IN_RESERVE, Integer.bitCount(player.people()));
        add(ledger, ANARCHY, player.government() == BaseGovernment.ANARCHY ? 1 : 0);
        figures(ledger, table, seat);
        forces(ledger, table, seat);
        possessions(ledger, table, seat, own);
    }

    // --- what boxes add ---------------------------------------------------------------------------------------------

    /** What cards of boxes promise, relics that still owe something, city-states. Of another's card that lies face down only that it is there counts. */
    private static void possessions(Ledger ledger, CivTable table, int seat, boolean own) {
        List<BoxSheet> sheets = table.sheets();
        if (!sheets.isEmpty()) {
            Promises promised = (boon, amount) -> ledger.add(CivKnowledge.of(boon), amount);
            for (int i = 0; i < sheets.size(); i++) {
                sheets.get(i).promise(table, seat, own, promised);
            }
        }
        List<Policy> policies = table.content().policies().all();
        for (int i = 0; i < policies.size(); i++) {
            if (table.player(seat).has(policies.get(i))) {
                ledger.add(CivKnowledge.ofPolicy(i), 1);
            }
        }
        if (!table.landmarks().isEmpty()) {
            landmarks(ledger, table, seat);
        }
    }

    private static void landmarks(Ledger ledger, CivTable table, int seat) {
        for (Landmark landmark : table.content().landmarks().all()) {
            if (table.landmarks().owedTo(landmark) == seat) {
                add(ledger, RELIC, 1);
            }
            int square = table.landmarks().where(landmark);
            if (square >= 0
                    && table.landmarks().isCityState(square)
                    && table.figures().holder(square) == seat) {
                add(ledger, CITY_STATE, 1);
            }
        }
    }

    // --- the races --------------------------------------------------------------------------------------------------

    private static void races(Ledger ledger, CivTable table, int seat, int coins) {
        double culture = cultureRace(table, seat);
        double tech = techRace(table, seat);
        double economy = coinRace(table, coins);
        add(ledger, CULTURE_RACE, culture * culture);
        add(ledger, TECH_RACE, tech * tech);
        add(ledger, COIN_RACE, economy * economy);
        add(ledger, WAR_RACE, War.chance(table, seat));
    }

    private static double cultureRace(CivTable table, int seat) {
        Player player = table.player(seat);
        return (player.track() + Math.min(1, player.culture() / 8.0))
                / table.content().trackLength();
    }

    private static double coinRace(CivTable table, int coins) {
        return coins / (double) table.constants().coinsToWin;
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

    private static void techs(Ledger ledger, CivTable table, int seat) {
        for (int level = 1; level < NEEDED.length; level++) {
            int count = Long.bitCount(known(table, seat) & table.content().techs(level));
            int needed = Math.min(count, NEEDED[level]);
            ledger.add(CivKnowledge.ofTech(level), needed + SURPLUS * (count - needed));
        }
    }

    // --- growth -----------------------------------------------------------------------------------------------------

    private static void cities(Ledger ledger, CivTable table, int seat) {
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(seat, marker);
            if (table.cities().exists(city)) {
                int yields = Yields.ofCity(table, city);
                add(ledger, CITY, 1);
                add(ledger, TRADE_INCOME, Yield.trade(yields));
                add(ledger, PRODUCTION, Math.min(MOST_PRODUCTION, Yield.production(yields)));
                add(ledger, CULTURE_INCOME, Yield.culture(yields));
                add(ledger, WALLS, table.cities().hasWalls(city) ? 1 : 0);
                marks(ledger, table, city);
            }
        }
    }

    /** Markers of boxes on a city, and a second square. */
    private static void marks(Ledger ledger, CivTable table, int city) {
        add(ledger, METROPOLIS, table.cities().footprint(city).squares().length > 1 ? 1 : 0);
        for (CityMark mark : table.book().marks()) {
            add(ledger, MARK, table.cities().has(city, mark) ? 1 : 0);
        }
    }

    private static void figures(Ledger ledger, CivTable table, int seat) {
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            int square = table.figures().where(seat, figure);
            if (square < 0) {
                continue;
            }
            if (Figures.kind(figure) == Figure.ARMY) {
                add(ledger, ARMY, 1);
            } else {
                add(ledger, SCOUT, 1);
                Settling.enter(ledger, table, seat, square);
            }
        }
        for (int slot = 0; slot < table.board().slots().size(); slot++) {
            add(ledger, KNOWN_TILE, table.lands().isRevealed(slot) ? 1 : 0);
        }
    }

    private static void forces(Ledger ledger, CivTable table, int seat) {
        for (int type = 0; type < UnitType.COUNT; type++) {
            add(ledger, RANK, table.player(seat).rank(UnitType.of(type)));
        }
        add(ledger, FORCES, Math.sqrt(War.strength(table, seat)));
        add(ledger, HEALTH, War.atTheFronts(table, seat));
    }
}
