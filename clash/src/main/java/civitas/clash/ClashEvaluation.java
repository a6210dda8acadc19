package civitas.clash;

import static civitas.clash.ClashFeature.ACTION;
import static civitas.clash.ClashFeature.ACTION_CARD;
import static civitas.clash.ClashFeature.ANGRY_CITY;
import static civitas.clash.ClashFeature.BETTER_SOLDIER;
import static civitas.clash.ClashFeature.CAPTIVE;
import static civitas.clash.ClashFeature.CITY;
import static civitas.clash.ClashFeature.HAPPY_CITY;
import static civitas.clash.ClashFeature.INCOME;
import static civitas.clash.ClashFeature.OBJECTIVE_CARD;
import static civitas.clash.ClashFeature.OBJECTIVE_IN_REACH;
import static civitas.clash.ClashFeature.PLACED_ABILITY;
import static civitas.clash.ClashFeature.POINTS;
import static civitas.clash.ClashFeature.SETTLER_ELSEWHERE;
import static civitas.clash.ClashFeature.SETTLER_ON_SITE;
import static civitas.clash.ClashFeature.SHIP;
import static civitas.clash.ClashFeature.SOLDIER;
import static civitas.clash.ClashFeature.SURPLUS_SOLDIER;
import static civitas.clash.ClashFeature.UNIQUE_UNIT;
import static civitas.clash.ClashFeature.WONDER;
import static civitas.clash.ClashFeature.WONDER_CARD;
import static civitas.clash.ClashFeature.WONDER_PLAN;

import civitas.clash.board.SpaceSet;
import civitas.clash.city.Founding;
import civitas.clash.city.Moods;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.content.Wonder;
import civitas.clash.objective.Objectives;
import civitas.clash.score.Scoring;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Custody;
import civitas.clash.table.Rulebook;
import civitas.kernel.Numbers;
import civitas.kernel.Standing;
import civitas.kernel.learn.Knowledge;
import civitas.kernel.learn.Learnable;
import civitas.kernel.learn.Ledger;
import civitas.kernel.learn.Library;
import civitas.kernel.learn.WeightFiles;
import civitas.kernel.learn.Weights;
import java.util.List;
import java.util.Set;

/**
 * How good a table looks for a player, in victory points: what he has and may still make of it, less the same of his best
 * opponent.
 *
 * <p>Points count in full. Everything else counts for what it may bring: growth for the part of the game that is left,
 * goods and cards until the last rounds, in which nothing can be made of them any more. Of the hands of others only the
 * number of cards is looked at. The weights are those of {@link ClashFeature}, made by hand, or learnt ones from a file that fits the table;
 * docs/agents.md says how they are learnt.
 */
public final class ClashEvaluation implements Learnable<ClashTable> {

    /** More than any difference of points: to win is everything. */
    private static final double VICTORY = 100;

    /** Soldiers beyond this number for each city are worth only a part. */
    private static final int SOLDIERS_PER_CITY = 2;

    /** The last part of the game in which goods and cards lose their worth. */
    private static final double ENDGAME = 0.22;

    /** Every further piece of a good is worth less than the first. */
    private static final double SATIATION = 0.18;

    private final Library<Rulebook> library;

    /** With the weights that lie beside the game. */
    public ClashEvaluation() {
        this(WeightFiles.beside(ClashEvaluation.class, ClashGame.ID));
    }

    private ClashEvaluation(WeightFiles files) {
        library = new Library<>(files, Rulebook::boxes, ClashKnowledge::of);
    }

    @Override
    public ClashEvaluation with(List<Weights> weights) {
        return new ClashEvaluation(new WeightFiles(ClashGame.ID, weights));
    }

    private Knowledge knowledge(ClashTable table) {
        return library.of(table.rules().book(), table.seats());
    }

    @Override
    public double spread() {
        return ClashKnowledge.SPREAD;
    }

    @Override
    public List<String> features(ClashTable table) {
        return knowledge(table).names();
    }

    @Override
    public Set<String> kept() {
        return ClashFeature.kept();
    }

    @Override
    public double[] values(ClashTable table) {
        return knowledge(table).values().clone();
    }

    @Override
    public double[] amounts(ClashTable table, int seat) {
        Knowledge.Entry seen = (ledger, player) -> enter(ledger, table, player);
        Knowledge.Entry own = (ledger, player) -> {
            enter(ledger, table, player);
            enterOwn(ledger, table, player);
        };
        return knowledge(table).amounts(table.seats(), seat, own, seen, 1);
    }

    @Override
    public double value(ClashTable table, int seat) {
        if (table.over()) {
            return verdict(table, seat);
        }
        double[] weights = knowledge(table).values();
        double best = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat) {
                best = Math.max(best, worth(table, other, weights));
            }
        }
        return ownWorth(table, seat, weights) - best;
    }

    @Override
    public double[] standings(ClashTable table) {
        double[] weights = knowledge(table).values();
        double[] standings = new double[table.seats()];
        for (int seat = 0; seat < standings.length; seat++) {
            standings[seat] = ownWorth(table, seat, weights);
        }
        return standings;
    }

    @Override
    public double left(ClashTable table) {
        return timeLeft(table);
    }

    @Override
    public double spread(ClashTable table) {
        return knowledge(table).spread(timeLeft(table));
    }

    @Override
    public double won(ClashTable table, int seat) {
        int winners = 0;
        boolean own = false;
        for (Standing standing : Scoring.standings(table)) {
            if (standing.place() == 1) {
                winners++;
                own |= standing.seat().index() == seat;
            }
        }
        return own ? 1.0 / winners : 0;
    }

    private static double worth(ClashTable table, int player, double[] weights) {
        Ledger ledger = Ledger.sum(weights);
        enter(ledger, table, player);
        return ledger.sum();
    }

    private static double ownWorth(ClashTable table, int player, double[] weights) {
        Ledger ledger = Ledger.sum(weights);
        enter(ledger, table, player);
        enterOwn(ledger, table, player);
        return ledger.sum();
    }

    private static double verdict(ClashTable table, int seat) {
        double best = Double.NEGATIVE_INFINITY;
        double own = 0;
        boolean won = false;
        for (Standing standing : Scoring.standings(table)) {
            if (standing.seat().index() == seat) {
                own = standing.points();
                won = standing.place() == 1;
            } else {
                best = Math.max(best, standing.points());
            }
        }
        return own - best + (won ? VICTORY : -VICTORY);
    }

    /** What everybody can see of a player. */
    private static void enter(Ledger ledger, ClashTable table, int player) {
        double left = timeLeft(table);
        double usable = usable(left);
        add(ledger, POINTS, Scoring.total(table, player) / 2.0);
        cities(ledger, table, player, left);
        advances(ledger, table.player(player), left);
        settlers(ledger, table, player, left);
        army(ledger, table, player, usable);
        goods(ledger, table.player(player), usable);
        cards(ledger, table, player, usable);
        wonders(ledger, table, player, left);
        Peril.enter(ledger, table, player, left);
    }

    /** What only the player himself knows, or has because it is his turn. */
    private static void enterOwn(Ledger ledger, ClashTable table, int seat) {
        if (table.active() == seat) {
            add(ledger, ACTION, table.turn().actionsLeft());
        }
        add(ledger, OBJECTIVE_IN_REACH, objectivesInReach(table, seat));
        add(ledger, WONDER_PLAN, usable(timeLeft(table)) * WonderPlan.of(table, seat));
    }

    static void add(Ledger ledger, ClashFeature feature, double amount) {
        ledger.add(feature.ordinal(), amount);
    }

    /** How much of what goods and cards are good for can still be had of them. */
    private static double usable(double left) {
        return Math.min(1, left / ENDGAME);
    }

    /** The part of the game still to be played, 1 at the start. */
    private static double timeLeft(ClashTable table) {
        int rounds = table.constants().roundsPerAge;
        double total = table.rules().options().ages() * rounds;
        int gone = (table.age() - 1) * rounds + table.round() - 1;
        return 1 - gone / total;
    }

    // --- the board --------------------------------------------------------------------------------------------------

    private static void cities(Ledger ledger, ClashTable table, int player, double left) {
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            int workable = isWorkable(table, player, city, city) ? 1 : 0;
            for (int space : table.board().neighbours(city)) {
                if (isWorkable(table, player, city, space)) {
                    workable++;
                }
            }
            add(ledger, CITY, left);
            add(ledger, INCOME, left * Math.min(Moods.capacity(table, city), workable));
            switch (table.cities().mood(city)) {
                case HAPPY -> add(ledger, HAPPY_CITY, left);
                case NEUTRAL -> {}
                case ANGRY -> add(ledger, ANGRY_CITY, left);
            }
        }
    }

    /** Roughly whether a city could collect from a space; the rules ask more precisely. */
    private static boolean isWorkable(ClashTable table, int player, int city, int space) {
        Terrain terrain = table.lands().terrain(space);
        boolean yields = switch (terrain) {
            case PLAINS, FOREST, MOUNTAIN -> true;
            case BARREN -> table.player(player).owns(BaseAdvance.IRRIGATION);
            case SEA ->
                table.player(player).owns(BaseAdvance.FISHING) || table.cities().has(city, BaseBuilding.PORT);
            case UNEXPLORED -> false;
        };
        return yields
                && !table.lands().isExhausted(space)
                && (space == city || !table.cities().isCity(space))
                && !table.units().hasEnemy(player, space);
    }

    private static void settlers(Ledger ledger, ClashTable table, int player, double left) {
        int settlements = table.settlementsLeft(player);
        SpaceSet spaces = table.units().of(player);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            int here = Math.min(settlements, table.units().count(BaseUnit.SETTLER, space));
            if (here > 0) {
                settlements -= here;
                boolean site = Founding.isLegalSpace(table, player, space);
                add(ledger, site ? SETTLER_ON_SITE : SETTLER_ELSEWHERE, here * left);
            }
        }
    }

    private static void army(Ledger ledger, ClashTable table, int player, double usable) {
        int soldiers = table.units().armyTotal(player);
        int needed = Math.min(soldiers, SOLDIERS_PER_CITY * table.cities().count(player));
        add(ledger, SOLDIER, usable * needed);
        add(ledger, SURPLUS_SOLDIER, usable * (soldiers - needed));
        add(ledger, SHIP, usable * table.units().shipTotal(player));
        add(ledger, PLACED_ABILITY, usable * placedAbilities(table, player));
        add(ledger, CAPTIVE, usable * captives(table, player));
        specialists(ledger, table, player, usable);
    }

    /** Military units that clash better than the first kind, and those of which there is one: their abilities are worth it. */
    private static void specialists(Ledger ledger, ClashTable table, int player, double usable) {
        for (UnitType type : table.roster().all()) {
            if (type.isMilitary() && type != BaseUnit.INFANTRY) {
                boolean unique = table.roster().spec(type).pieces() == 1;
                add(
                        ledger,
                        unique ? UNIQUE_UNIT : BETTER_SOLDIER,
                        usable * table.units().total(player, type));
            }
        }
    }

    /** Abilities that work only where somebody stands, as those of leaders do. */
    private static int placedAbilities(ClashTable table, int player) {
        Numbers anywhere = table.abilitiesAnywhere(player);
        return anywhere.minus(table.abilities(player)).size();
    }

    /** Pieces of others that he keeps and may spend. */
    private static int captives(ClashTable table, int player) {
        int sum = 0;
        for (Custody custody : table.book().custodies()) {
            if (custody.isShown()) {
                sum += held(table, custody, player);
            }
        }
        return sum;
    }

    private static int held(ClashTable table, Custody custody, int player) {
        int sum = 0;
        for (int side = 0; side < table.sides().count(); side++) {
            for (UnitType type : table.roster().all()) {
                sum += custody.held(table, player, side, type);
            }
        }
        return sum;
    }

    // --- the player board and the hand ------------------------------------------------------------------------------

    private static void advances(Ledger ledger, Player player, double left) {
        Numbers cards = player.advances();
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            ledger.add(ClashKnowledge.ofAdvance(card), left);
        }
    }

    private static void goods(Ledger ledger, Player player, double usable) {
        for (int i = 0; i < Good.COUNT; i++) {
            int number = player.get(Good.of(i));
            ledger.add(ClashKnowledge.ofGood(i), usable * number / (1 + SATIATION * number));
        }
    }

    /** Wonder cards in hand, or reserved, which are nobody else's. */
    private static void cards(Ledger ledger, ClashTable table, int seat, double usable) {
        Player player = table.player(seat);
        add(ledger, ACTION_CARD, usable * player.actionHandSize());
        add(ledger, OBJECTIVE_CARD, usable * player.objectiveCards().size());
        add(
                ledger,
                WONDER_CARD,
                usable * table.edition().wonderRights().own(table, seat).size());
    }

    private static void wonders(Ledger ledger, ClashTable table, int player, double left) {
        for (Wonder wonder : table.content().wonders()) {
            if (table.wonders().holder(wonder) == player) {
                add(ledger, WONDER, left);
            }
        }
    }

    /** Cards in one's own hand whose condition would hold in a status phase now; surer the nearer that phase is. */
    private static double objectivesInReach(ClashTable table, int seat) {
        int ready = 0;
        Numbers cards = table.player(seat).objectiveCards();
        for (int number = cards.next(0); number >= 0; number = cards.next(number + 1)) {
            ObjectiveCard card = table.content().objectiveCard(number);
            if (Objectives.holds(table, seat, card.upper()) || Objectives.holds(table, seat, card.lower())) {
                ready++;
            }
        }
        return ready * table.round() / (double) table.constants().roundsPerAge;
    }
}
