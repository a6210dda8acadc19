package civitas.clash.content;

import civitas.kernel.Codes;

/** The events of the base game. */
public enum BaseEvent implements EventKind {
    PESTILENCE,
    EPIDEMICS,
    FAMINE,
    SEVERE_FAMINE,
    GOOD_YEAR,
    AWESOME_YEAR,
    FANTASTIC_YEAR,
    GREAT_EXPLORER,
    GREAT_ARTIST,
    GREAT_PROPHET,
    GREAT_PHILOSOPHER,
    GREAT_SCIENTIST,
    ELDER_STATESMAN,
    GREAT_WARLORD,
    GREAT_MERCHANT,
    GREAT_ENGINEER,
    POPULATION_BOOM,
    VOLCANO,
    EARTHQUAKE,
    HEAVY_EARTHQUAKE,
    FLOOD,
    HEAVY_FLOOD,
    MIGRATION,
    CIVIL_WAR,
    REVOLUTION;

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
