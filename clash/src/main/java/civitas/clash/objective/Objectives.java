package civitas.clash.objective;

import civitas.clash.content.Building;
import civitas.clash.content.Category;
import civitas.clash.content.Check;
import civitas.clash.content.Content;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.Objective;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.content.ObjectiveSpec;
import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What each objective asks for. The content file names a check and its numbers for every objective; here every check
 * gets its meaning, and objectives of one family share it.
 */
public final class Objectives {

    private static final Objectives ALL = new Objectives(Content.MONUMENTAL);

    private final Map<Objective, Condition> conditions = new EnumMap<>(Objective.class);
    private final Map<Moment, Map<Objective, Feat>> feats = new EnumMap<>(Moment.class);
    private final Map<Objective, Goods> prices = new EnumMap<>(Objective.class);

    private Objectives(Content content) {
        for (Moment moment : Moment.values()) {
            feats.put(moment, new EnumMap<>(Objective.class));
        }
        for (Objective objective : Objective.values()) {
            ObjectiveSpec spec = content.spec(objective);
            Check check = spec.check();
            if (spec.status()) {
                conditions.put(objective, condition(check));
            }
            if (spec.immediate()) {
                feats(moment(check)).put(objective, feat(check));
            }
            if (check.has("pay")) {
                prices.put(objective, Goods.of(check.constant(Good.class, "resource"), check.number("pay")));
            }
        }
    }

    private Map<Objective, Feat> feats(Moment moment) {
        return feats.getOrDefault(moment, Map.of());
    }

    // --- asking -----------------------------------------------------------------------------------------------------

    /** Whether the condition of a status-phase objective holds for a player now; false for other objectives. */
    public static boolean holds(ClashTable table, int player, Objective objective) {
        Condition condition = ALL.conditions.get(objective);
        return condition != null && condition.holds(table, player);
    }

    /** The "immediately" objectives a player has just fulfilled. */
    static List<Objective> done(ClashTable table, int player, Moment moment, int space) {
        List<Objective> done = new ArrayList<>();
        for (Map.Entry<Objective, Feat> entry : ALL.feats(moment).entrySet()) {
            if (entry.getValue().isDone(table, player, space)) {
                done.add(entry.getKey());
            }
        }
        return List.copyOf(done);
    }

    /** Whether a player fulfils any objective of a moment that has no place. */
    static boolean isAnyDone(ClashTable table, int player, Moment moment) {
        for (Feat feat : ALL.feats(moment).values()) {
            if (feat.isDone(table, player, ClashTable.NOBODY)) {
                return true;
            }
        }
        return false;
    }

    /** What completing an objective costs. */
    static Goods price(Objective objective) {
        return ALL.prices.getOrDefault(objective, Goods.NOTHING);
    }

    /**
     * Whether a player might hold a card with one of these objectives, as far as everybody knows: he has objective cards,
     * and not every card with such an objective lies completed on the table. Who is asked must not tell more (CC-18.7).
     */
    static boolean isConceivable(ClashTable table, int player, List<Objective> objectives) {
        if (objectives.isEmpty() || table.player(player).objectiveCards() == 0) {
            return false;
        }
        long completed = 0;
        for (int seat = 0; seat < table.seats(); seat++) {
            completed |= table.player(seat).completed();
        }
        for (int number = 1; number <= table.content().objectiveCardCount(); number++) {
            ObjectiveCard card = table.content().objectiveCard(number);
            if ((completed >> number & 1) == 0
                    && (objectives.contains(card.upper()) || objectives.contains(card.lower()))) {
                return true;
            }
        }
        return false;
    }

    // --- meanings ---------------------------------------------------------------------------------------------------

    private static Condition condition(Check check) {
        return switch (check.type()) {
            case "city-count" -> CityConditions.count(check.number("min"));
            case "city-mood-count" -> CityConditions.inMood(check.constant(Mood.class, "mood"), check.number("min"));
            case "building-lead" -> CityConditions.buildingLead(check.constant(Building.class, "building"));
            case "own-building-types" -> CityConditions.ownBuildingTypes(check.number("min"));
            case "city-of-size" -> CityConditions.ofSize(check.number("size"), check.number("min"));
            case "isolated-cities" -> CityConditions.isolated(check.number("min"));
            case "city-distance-from-start" -> CityConditions.farFromHome(check.number("min"));
            case "foreign-cities-influenced" -> CityConditions.foreignCities(check.number("min"));
            case "influenced-buildings-lead" -> CityConditions.influenceLead(check.number("min"));
            case "advances-lead" -> AdvanceConditions.lead(check.number("min"));
            case "category-complete" -> AdvanceConditions.complete(check.constant(Category.class, "category"));
            case "any-government-complete" -> AdvanceConditions.governmentComplete();
            case "complete-categories-lead" -> AdvanceConditions.completeLead(check.number("min"));
            case "categories-started" -> AdvanceConditions.started(check.number("min"));
            case "resources" -> (table, player) -> table.player(player).has(check.goods());
            case "have-and-pay" -> stock(check);
            case "army-units-lead" -> UnitConditions.armyLead(check.number("margin"));
            case "army-units-and-ships" -> UnitConditions.armyAndShips(check.number("min"));
            case "cities-with-army" -> UnitConditions.garrisons(check.number("min"));
            case "army-units-adjacent-to-opponent-cities" -> UnitConditions.threat(check.number("min"));
            case "spaces-away-from-cities" -> UnitConditions.outposts(check.number("spaces"));
            case "ship-count" -> UnitConditions.fleet(check.number("min"), check.number("orLeadWithMin"));
            case "ships-on-opponent-ports" -> UnitConditions.blockade(check.number("min"));
            case "possible-trade-routes" ->
                check.says("unit", "ship")
                        ? UnitConditions.shippingRoutes(check.number("min"))
                        : UnitConditions.tradeRoutes(check.number("min"));
            case "wonder-built" -> Objectives::builtOnlyWonder;
            default -> throw new IllegalStateException("no condition " + check.type());
        };
    }

    private static Moment moment(Check check) {
        return switch (check.type()) {
            case "found-city-distance-from-start" -> Moment.CITY_FOUNDED;
            case "draft-uses-in-turn" -> Moment.INFANTRY_DRAFTED;
            case "wonder-built" -> Moment.WONDER_BUILT;
            case "city-mood-count" -> Moment.UNREST;
            default -> Moment.BATTLE_OVER;
        };
    }

    private static Feat feat(Check check) {
        return switch (check.type()) {
            case "found-city-distance-from-start" ->
                (table, player, space) ->
                        table.board().distance(table.player(player).home(), space) >= check.number("min");
            case "draft-uses-in-turn" -> (table, player, space) -> table.turn().drafts() >= check.number("min");
            case "wonder-built" -> (table, player, space) -> true;
            case "city-mood-count" -> {
                Condition mood = condition(check);
                yield (table, player, space) -> mood.holds(table, player);
            }
            default -> BattleFeats.of(check);
        };
    }

    private static Condition stock(Check check) {
        Goods stock = Goods.of(check.constant(Good.class, "resource"), check.number("have"));
        return (table, player) -> table.player(player).has(stock);
    }

    /** The only wonder of the round that has just ended (Magnificent Culture). */
    private static boolean builtOnlyWonder(ClashTable table, int player) {
        int built = table.wonders().builtThisRound();
        return Integer.bitCount(built) == 1
                && table.wonders().builder(Wonder.of(Integer.numberOfTrailingZeros(built))) == player;
    }
}
