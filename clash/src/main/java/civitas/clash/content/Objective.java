package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;

/** The objectives; every objective card shows an upper, mostly peaceful and a lower, mostly military one (CC-11.1). */
public enum Objective implements Component {
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

    private static final Objective[] ALL = values();

    private final String code = Codes.of(this);

    public static Objective of(int index) {
        return ALL[index];
    }

    @Override
    public int number() {
        return ordinal();
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("objective." + code + ".name");
    }

    @Override
    public String kind() {
        return "objective";
    }
}
