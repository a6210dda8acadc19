package civitas.clash.content;

import civitas.kernel.Numbers;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * The numbers of the rules, read from {@code constants.json}. Boxes and variants replace numbers, so no rule contains
 * one of these as a literal.
 *
 * <p>Rules: CC-1.2, CC-1.5, CC-1.8.
 */
public final class Constants {

    public final int roundsPerAge;
    public final int actionsPerTurn;

    /** The codes of the steps of the status phase, in order (CC-13.2). */
    public final List<String> statusPhase;

    public final int resourceLimit;
    public final int foodLimit;
    public final int ideaLimitWithDogma;
    public final int settlements;
    public final int exhaustedTokens;
    public final int eventTrack;
    public final int moveGroups;
    public final int stackLimit;
    public final int shipCapacity;
    public final int maxCitySize;
    public final int tradeRoutes;
    public final int tradeRouteRange;
    public final int influenceSuccess;
    public final int conversionBonus;
    public final int hitDivisor;
    public final int greatArenaBonus;
    public final int greatWallRound;
    public final int greatWallPenalty;
    public final int goldMine;
    public final int razeGold;
    public final int razeableSize;
    public final Points points;
    private final int[] endNumbers;
    public final Goods advanceCost;
    public final Goods buildingCost;
    public final Goods roadCost;
    public final Goods startResources;
    public final Numbers startAdvances;
    public final Goods greatPersonForDrawer;
    public final Goods greatPersonForOthers;
    public final int pieceOnEventPoints;
    public final CombatNumbers combat;

    public Constants(Content content) {
        JsonNode json = content.constants();
        roundsPerAge = json.at("/time/roundsPerAge").asInt();
        actionsPerTurn = json.at("/time/actionsPerTurn").asInt();
        statusPhase = json.at("/time/statusPhase")
                .valueStream()
                .map(JsonNode::asString)
                .toList();
        resourceLimit = json.at("/resources/limit").asInt();
        foodLimit = json.at("/resources/foodLimitWithoutStorage").asInt();
        ideaLimitWithDogma = json.at("/resources/ideaLimitWithDogma").asInt();
        settlements = json.at("/pieces/player/settlement").asInt();
        exhaustedTokens = json.at("/pieces/exhaustedLand").asInt();
        eventTrack = json.at("/events/track").asInt();
        moveGroups = json.at("/movement/groups").asInt();
        stackLimit = json.at("/movement/stackLimit").asInt();
        shipCapacity = json.at("/movement/shipCapacity").asInt();
        maxCitySize = json.at("/city/maxSize").asInt();
        tradeRoutes = json.at("/tradeRoutes/max").asInt();
        tradeRouteRange = json.at("/tradeRoutes/range").asInt();
        influenceSuccess = json.at("/influence/success").asInt();
        conversionBonus = json.at("/influence/conversionBonus").asInt();
        hitDivisor = json.at("/combat/hitDivisor").asInt();
        greatArenaBonus = json.at("/combat/greatArena/bonus").asInt();
        greatWallRound = json.at("/combat/greatWall/round").asInt();
        greatWallPenalty = json.at("/combat/greatWall/penalty").asInt();
        goldMine = json.at("/gold/mine").asInt();
        razeGold = json.at("/gold/raze").asInt();
        razeableSize = json.at("/city/razeableSize").asInt();
        points = Points.of(json.at("/points"));
        endNumbers = endNumbers(json.at("/variants/variableEnd"));
        advanceCost = ContentFile.goods(json.at("/costs/advance"));
        buildingCost = ContentFile.goods(json.at("/costs/building"));
        roadCost = ContentFile.goods(json.at("/abilities/roads"));
        startResources = ContentFile.goods(json.at("/setup/resources"));
        startAdvances = content.advances(json.at("/setup/advances"));
        greatPersonForDrawer = ContentFile.goods(json.at("/costs/greatPerson/drawer"));
        greatPersonForOthers = ContentFile.goods(json.at("/costs/greatPerson/others"));
        pieceOnEventPoints = json.at("/points/pieceOnEvent").asInt();
        combat = CombatNumbers.of(json);
    }

    private int[] endNumbers(JsonNode variableEnd) {
        int[] numbers = new int[variableEnd.get("ages").asInt() * roundsPerAge];
        for (JsonNode row : variableEnd.get("rounds")) {
            int round = (row.get("age").asInt() - 1) * roundsPerAge
                    + row.get("round").asInt();
            numbers[round - 1] = row.get("endsOn").get(1).asInt();
        }
        return numbers;
    }

    /** On the track of the variable end: the highest number that ends the game in a round, 0 if none does (CC-17.8). */
    public int endsOn(int age, int round) {
        return endNumbers[(age - 1) * roundsPerAge + round - 1];
    }
}
