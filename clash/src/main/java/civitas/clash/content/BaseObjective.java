package civitas.clash.content;

import civitas.kernel.Codes;

/** The objectives of the base game. */
public enum BaseObjective implements Objective {
    LARGE_CIVILIZATION,
    DRAFT,
    SCIENTIFIC_LEAD,
    CONQUEROR,
    COASTAL_CULTURE,
    WARMONGER,
    ADVANCED_CULTURE,
    RELIGIOUS_FERVOR,
    GENERAL,
    CITY_PLANNER,
    GREAT_BATTLE,
    EUREKA,
    DEFIANCE,
    HAPPY_POPULATION,
    EDUCATION_LEAD,
    SEA_BLOCKADE,
    OPTIMIZED_STORAGE,
    NAVAL_ASSAULT,
    WEALTH,
    LARGE_FLEET,
    ORE_SUPPLIES,
    LARGE_ARMY,
    WOOD_SUPPLIES,
    FORTIFICATIONS,
    FOOD_SUPPLIES,
    STANDING_ARMY,
    ARCHITECTURE,
    MILITARIZED,
    GOAL_FOCUSED,
    BOLD,
    COLONY,
    THREAT,
    CULTURE_FOCUS,
    LEGENDARY_BATTLE,
    CONSULATE,
    SCIENCE_FOCUS,
    TRADE_FOCUS,
    SCAVENGER,
    METROPOLIS,
    SEAFARERS,
    AGGRESSOR,
    GOVERNMENT,
    BARBARIAN_CONQUEST,
    EXPANSIONIST,
    MILITARY_MIGHT,
    CITY_FOUNDER,
    RESISTANCE,
    TRADE_POWER,
    SHIPPING_ROUTES,
    TERROR_REGIME,
    DIVERSIFIED_RESEARCH,
    CULTURE_POWER,
    MAGNIFICENT_CULTURE,
    OUTPOST;

    private final String code = Codes.of(this);

    @Override
    public int number() {
        return ordinal();
    }

    @Override
    public String code() {
        return code;
    }
}
