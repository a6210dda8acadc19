package civitas.clash;

import civitas.clash.board.SpaceSet;
import civitas.clash.city.Founding;
import civitas.clash.city.Moods;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.content.Terrain;
import civitas.clash.content.UnitType;
import civitas.clash.objective.Objectives;
import civitas.clash.score.Scoring;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Custody;
import civitas.kernel.Evaluation;
import civitas.kernel.Numbers;
import civitas.kernel.Standing;
import java.util.Arrays;

/**
 * How good a table looks for a player, in victory points: what he has and may still make of it, less the same of his best
 * opponent.
 *
 * <p>Points count in full. Everything else counts for what it may bring: growth for the part of the game that is left,
 * goods and cards until the last rounds, in which nothing can be made of them any more. Of the hands of others only the
 * number of cards is looked at. The weights began as judgement and were corrected by games between agents whose weights
 * differed a little at random; docs/performance.md says how, and how sure that is.
 */
public final class ClashEvaluation implements Evaluation<ClashTable> {

    private static final double SPREAD = 12;

    /** More than any difference of points: to win is everything. */
    private static final double VICTORY = 100;

    private static final double CITY = 1.5;
    private static final double INCOME = 0.35;
    private static final double HAPPY = 0.7;
    private static final double ANGRY = -0.9;

    private static final double SETTLER_ON_SITE = 1.8;
    /** Anywhere else; were it worth more beside a site than far away, settlers would be content to wait there. */
    private static final double SETTLER = 0.4;

    private static final double INFANTRY = 0.35;
    private static final double SHIP = 0.3;
    /** Soldiers beyond this number for each city are worth only a part. */
    private static final int SOLDIERS_PER_CITY = 2;

    private static final double SURPLUS_SOLDIER = 0.12;

    /** What a unit is worth beyond an infantry that clashes better. */
    private static final double BETTER_SOLDIER = 0.12;

    /** The same of a unit of which there is one. */
    private static final double UNIQUE_UNIT = 0.6;

    /** What an ability is worth that works where somebody stands. */
    private static final double PLACED_ABILITY = 0.35;

    /** What a piece of somebody else is worth that is kept to be spent. */
    private static final double CAPTIVE = 0.2;

    private static final double ACTION_CARD = 0.35;
    private static final double OBJECTIVE_CARD = 0.5;
    private static final double WONDER_CARD = 0.75;
    private static final double OBJECTIVE_IN_REACH = 1.1;

    /** A main action that is left this turn, so that ending it early costs something; it still happens now and then. */
    private static final double ACTION = 0.2;

    /** The last part of the game in which goods and cards lose their worth. */
    private static final double ENDGAME = 0.22;

    /** What the first piece of each good is worth; every further one is worth less. */
    private static final double[] GOODS = {0.23, 0.2, 0.15, 0.32, 0.32, 0.22, 0.26};

    private static final double SATIATION = 0.18;

    /** What each advance promises beyond its half point, if the whole game were still to come. */
    private static final double[] PROMISE = promises();

    @Override
    public double spread() {
        return SPREAD;
    }

    @Override
    public double value(ClashTable table, int seat) {
        if (table.over()) {
            return verdict(table, seat);
        }
        double best = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat) {
                best = Math.max(best, worth(table, other));
            }
        }
        return worth(table, seat)
                + actionsLeft(table, seat)
                + objectivesInReach(table, seat)
                + usable(table) * WonderPlan.of(table, seat)
                - best;
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

    private static double worth(ClashTable table, int player) {
        double left = timeLeft(table);
        double usable = usable(table);
        return Scoring.total(table, player) / 2.0
                + left * (cities(table, player) + advances(table.player(player)) + settlers(table, player))
                + usable * (army(table, player) + goods(table.player(player)) + cards(table, player))
                - Peril.of(table, player, left);
    }

    /** How much of what goods and cards are good for can still be had of them. */
    private static double usable(ClashTable table) {
        return Math.min(1, timeLeft(table) / ENDGAME);
    }

    private static double actionsLeft(ClashTable table, int seat) {
        return table.active() == seat ? ACTION * table.turn().actionsLeft() : 0;
    }

    /** The part of the game still to be played, 1 at the start. */
    private static double timeLeft(ClashTable table) {
        int rounds = table.constants().roundsPerAge;
        double total = table.rules().options().ages() * rounds;
        int gone = (table.age() - 1) * rounds + table.round() - 1;
        return 1 - gone / total;
    }

    // --- the board --------------------------------------------------------------------------------------------------

    private static double cities(ClashTable table, int player) {
        double sum = 0;
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            int workable = isWorkable(table, player, city, city) ? 1 : 0;
            for (int space : table.board().neighbours(city)) {
                if (isWorkable(table, player, city, space)) {
                    workable++;
                }
            }
            int income = Math.min(Moods.capacity(table, city), workable);
            sum += CITY + INCOME * income + mood(table.cities().mood(city));
        }
        return sum;
    }

    private static double mood(Mood mood) {
        return switch (mood) {
            case HAPPY -> HAPPY;
            case NEUTRAL -> 0;
            case ANGRY -> ANGRY;
        };
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

    private static double settlers(ClashTable table, int player) {
        int settlements = table.settlementsLeft(player);
        double sum = 0;
        SpaceSet spaces = table.units().of(player);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            int here = Math.min(settlements, table.units().count(BaseUnit.SETTLER, space));
            if (here > 0) {
                settlements -= here;
                sum += here * settler(table, player, space);
            }
        }
        return sum;
    }

    private static double settler(ClashTable table, int player, int space) {
        return Founding.isLegalSpace(table, player, space) ? SETTLER_ON_SITE : SETTLER;
    }

    private static double army(ClashTable table, int player) {
        int soldiers = table.units().armyTotal(player);
        int needed = Math.min(soldiers, SOLDIERS_PER_CITY * table.cities().count(player));
        return INFANTRY * needed
                + specialists(table, player)
                + PLACED_ABILITY * placedAbilities(table, player)
                + CAPTIVE * captives(table, player)
                + SURPLUS_SOLDIER * (soldiers - needed)
                + SHIP * table.units().shipTotal(player);
    }

    /** Military units that clash better than the first kind, and those of which there is one: their abilities are worth it. */
    private static double specialists(ClashTable table, int player) {
        double sum = 0;
        for (UnitType type : table.roster().all()) {
            if (type.isMilitary() && type != BaseUnit.INFANTRY) {
                boolean unique = table.roster().spec(type).pieces() == 1;
                sum += table.units().total(player, type) * (unique ? UNIQUE_UNIT : BETTER_SOLDIER);
            }
        }
        return sum;
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

    private static double advances(Player player) {
        double sum = 0;
        Numbers cards = player.advances();
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            sum += PROMISE[card];
        }
        return sum;
    }

    private static double goods(Player player) {
        double sum = 0;
        for (int i = 0; i < Good.COUNT; i++) {
            int number = player.get(Good.of(i));
            sum += GOODS[i] * number / (1 + SATIATION * number);
        }
        return sum;
    }

    /** Wonder cards in hand, or reserved, which are nobody else's. */
    private static double cards(ClashTable table, int seat) {
        Player player = table.player(seat);
        return ACTION_CARD * player.actionHandSize()
                + OBJECTIVE_CARD * player.objectiveCards().size()
                + WONDER_CARD * table.edition().wonderRights().own(table, seat).size();
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
        return ready * OBJECTIVE_IN_REACH * table.round() / table.constants().roundsPerAge;
    }

    private static double[] promises() {
        double[] promise = new double[Numbers.LIMIT];
        Arrays.fill(promise, 0.27);
        for (BaseAdvance advance : BaseAdvance.values()) {
            promise[advance.number()] = switch (advance) {
                case STORAGE, TACTICS, WRITING, ENGINEERING, FREE_EDUCATION, TAXES, TRADE_ROUTES -> 0.55;
                case ROADS,
                        SANITATION,
                        DRAFT,
                        PHILOSOPHY,
                        PUBLIC_EDUCATION,
                        RITUALS,
                        ARTS,
                        BARTERING,
                        VOTING,
                        NATIONALISM,
                        DOGMA,
                        ECONOMIC_LIBERTY -> 0.4;
                default -> 0.27;
            };
        }
        return promise;
    }
}
