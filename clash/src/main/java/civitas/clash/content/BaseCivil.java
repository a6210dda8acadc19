package civitas.clash.content;

import civitas.kernel.Codes;

/** The upper halves of the action cards of the base game; each is on two cards. */
public enum BaseCivil implements Civil {
    ADVANCE,
    INSPIRATION,
    HERO_GENERAL,
    SPY,
    IDEAS,
    GREAT_IDEAS,
    MERCENARIES,
    CULTURAL_TAKEOVER,
    CITY_DEVELOPMENT,
    PRODUCTION_FOCUS,
    EXPLORER,
    NEGOTIATIONS,
    LEADERSHIP,
    ASSASSINATION,
    MASS_PRODUCTION,
    NEW_PLANS,
    SYNERGIES,
    TEACH_US,
    MILITIA,
    TECHNOLOGY_TRADE,
    NEW_IDEAS;

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
