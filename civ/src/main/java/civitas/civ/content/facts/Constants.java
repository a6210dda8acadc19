package civitas.civ.content.facts;

import civitas.civ.content.UnitType;
import tools.jackson.databind.JsonNode;

/** The numbers of the rules, read from {@code constants.json}: no rule contains one of these as a literal. */
public final class Constants {

    public final int maxTrade;
    private final int[] thresholds;
    public final int speed;
    public final int stack;
    public final int hand;
    public final int cities;
    public final int armies;
    public final int scouts;
    public final int armyCost;
    public final int scoutCost;
    private final int[] unitCosts;
    public final int aircraftCost;
    public final int barbarianRank;
    public final int rushTrade;
    public final int rushProduction;
    public final int cityMarkers;
    public final int cityDistance;
    public final int artsCulture;
    public final int resourceTokensPerPlayer;
    public final int force;
    public final int forcePerExtraArmy;
    public final int forceOfCity;
    public final int cityBonus;
    public final int capitalBonus;
    public final int unitsPerArmyLost;
    public final int lootTrade;
    public final int lootCulture;
    public final int lootCityResources;
    public final int lootPoints;
    public final int lootCityPoints;
    public final int lootPrice;
    public final int lootGreatPrice;
    public final int wonderSpaces;
    public final int wondersPerEra;

    /** Whether the revised rules hold whatever the table chose (CV-11.94). */
    public final boolean revised;

    public final int coinsToWin;
    public final int introductoryCities;

    Constants(JsonNode file) {
        JsonNode trade = file.get("trade");
        maxTrade = trade.get("max").asInt();
        thresholds = ints(trade.get("thresholds"));
        JsonNode limits = file.get("limits");
        speed = limits.get("speed").asInt();
        stack = limits.get("stack").asInt();
        hand = limits.get("hand").asInt();
        cities = limits.get("cities").asInt();
        JsonNode figures = file.get("figures");
        armies = figures.get("armies").asInt();
        scouts = figures.get("scouts").asInt();
        armyCost = figures.get("armyCost").asInt();
        scoutCost = figures.get("scoutCost").asInt();
        JsonNode units = file.get("units");
        unitCosts = ints(units.get("costs"));
        aircraftCost = units.get("aircraftCost").asInt();
        barbarianRank = units.get("barbarianRank").asInt();
        rushTrade = file.get("rush").get("trade").asInt();
        rushProduction = file.get("rush").get("production").asInt();
        JsonNode city = file.get("city");
        cityMarkers = city.get("markers").asInt();
        cityDistance = city.get("distance").asInt();
        artsCulture = city.get("artsCulture").asInt();
        resourceTokensPerPlayer = city.get("resourceTokensPerPlayer").asInt();
        JsonNode battle = file.get("battle");
        force = battle.get("force").asInt();
        forcePerExtraArmy = battle.get("forcePerExtraArmy").asInt();
        forceOfCity = battle.get("forceOfCity").asInt();
        cityBonus = battle.get("cityBonus").asInt();
        capitalBonus = battle.get("capitalBonus").asInt();
        unitsPerArmyLost = battle.get("unitsPerArmyLost").asInt();
        JsonNode loot = file.get("loot");
        lootTrade = loot.get("trade").asInt();
        lootCulture = loot.get("culture").asInt();
        lootCityResources = loot.get("cityResources").asInt();
        lootPoints = loot.get("points").asInt();
        lootCityPoints = loot.get("cityPoints").asInt();
        lootPrice = loot.get("price").asInt();
        lootGreatPrice = loot.get("greatPrice").asInt();
        wonderSpaces = file.get("wonderSpaces").asInt();
        wondersPerEra = file.get("wondersPerEra").asInt();
        revised = file.get("revised").asBoolean();
        coinsToWin = file.get("coinsToWin").asInt();
        introductoryCities = file.get("introductoryCities").asInt();
    }

    /** The trade needed to research a tech of a level (CV-09.02). */
    public int threshold(int level) {
        return thresholds[level - 1];
    }

    /** The production a unit costs at its owner's rank (CV-06.31, CV-06.32). */
    public int unitCost(UnitType type, int rank) {
        return type == UnitType.AIRCRAFT ? aircraftCost : unitCosts[rank - 1];
    }

    private static int[] ints(JsonNode array) {
        int[] values = new int[array.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = array.get(i).asInt();
        }
        return values;
    }
}
