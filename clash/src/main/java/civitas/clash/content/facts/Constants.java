package civitas.clash.content.facts;

import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.kernel.Numbers;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * The numbers of the rules, read from {@code constants.json}. Boxes and variants replace numbers, so no rule contains
 * one of these as a literal.
 *
 * <p>Rules: CC-1.2, CC-1.5, CC-1.8, CC-1.9.
 */
public final class Constants {

    public final int roundsPerAge;
    public final int actionsPerTurn;

    /** The codes of the steps of the status phase, in order (CC-13.2). */
    public final List<String> statusPhase;

    /** From how many players on the seats are drawn (CC-2.6). */
    public final int shuffledSeats;

    /** The mood of the first city (CC-2.14), and in a short game. */
    public final Mood startMood;

    public final Mood startMoodInShortGame;

    /** Whether settlers start in the city, whatever the variant (CC-2.16). */
    public final boolean settlersStartInCity;

    public final int resourceLimit;
    public final int foodLimit;
    public final int ideaLimitWithDogma;
    public final int settlements;
    public final int exhaustedTokens;
    /** Markers on the event track (CC-2.13), 0 where events come in another way. */
    public final int eventTrack;

    public final int moveGroups;
    public final int stackLimit;
    public final int shipCapacity;
    public final int maxCitySize;
    /** Whether wonders make a city larger (CC-5.1). */
    public final boolean wondersCount;

    /** How many wonders a city holds at most (CC-12.11). */
    public final int maxWonders;

    /** The mood a city needs for a wonder, or a better one (CC-12.7). */
    public final Mood wonderMood;

    /** Whether a building serves only an owner who has the advance that unlocks it (CC-7.95). */
    public final boolean buildingsNeedAdvance;

    /** Whether gaining the top advance of another government changes it (CC-4.18). */
    public final boolean governmentChangesByAdvance;

    /** Whether a unit may be recruited by taking one from the board (CC-4.97). */
    public final boolean relocates;

    /** Whether a city with a foreign building may be the source of influence on itself (CC-4.132). */
    public final boolean influencedSource;

    /** Whether a settler gets away from a captured city that was angry (CC-7.87). */
    public final boolean refugeesFromAngry;

    /** Whether events for everybody begin with the first player, and not with the one who drew them (CC-9.13). */
    public final boolean everybodyFromFirstPlayer;

    /** Whether a game with a variable end still has the first step of a status phase (CC-17.9). */
    public final boolean endsWithStatusPhase;

    /** Whether a wonder that ends the game ends it with the turn, and not with the round (CC-17.12). */
    public final boolean wonderEndsTurn;

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
    public final List<RoadOffer> roadOffers;
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
        shuffledSeats = json.at("/setup/shuffledSeats").asInt();
        startMood = mood(json.at("/setup/cityMood"));
        startMoodInShortGame = mood(json.at("/variants/shortGame/cityMood"));
        settlersStartInCity = json.at("/setup/settlerPlacement").asString().equals("city");
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
        wondersCount = json.at("/city/wondersCount").asBoolean();
        maxWonders = json.at("/city/maxWonders").asInt();
        wonderMood = mood(json.at("/city/wonderMood"));
        buildingsNeedAdvance = json.at("/city/buildingsNeedAdvance").asBoolean();
        governmentChangesByAdvance = json.at("/government/changedByAdvance").asBoolean();
        relocates = json.at("/recruit/relocates").asBoolean();
        influencedSource = json.at("/influence/influencedSource").asBoolean();
        refugeesFromAngry = json.at("/gold/capture/refugeesFromAngry").asBoolean();
        everybodyFromFirstPlayer = json.at("/events/everybodyFromFirstPlayer").asBoolean();
        endsWithStatusPhase = json.at("/variants/variableEnd/statusPhase").asBoolean();
        wonderEndsTurn = json.at("/variants/variableEnd/wonderEndsTurn").asBoolean();
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
        roadOffers =
                json.at("/abilities/roads").valueStream().map(RoadOffer::of).toList();
        startResources = ContentFile.goods(json.at("/setup/resources"));
        startAdvances = content.advances(json.at("/setup/advances"));
        greatPersonForDrawer = ContentFile.goods(json.at("/costs/greatPerson/drawer"));
        greatPersonForOthers = ContentFile.goods(json.at("/costs/greatPerson/others"));
        pieceOnEventPoints = json.at("/points/pieceOnEvent").asInt();
        combat = CombatNumbers.of(json);
    }

    private static Mood mood(JsonNode code) {
        return ContentFile.constant(Mood.class, code.asString());
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
