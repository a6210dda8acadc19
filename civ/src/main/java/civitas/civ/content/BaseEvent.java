package civitas.civ.content;

import civitas.kernel.Codes;

/** The culture events of the base box. */
public enum BaseEvent implements CultureEvent {
    BREAD_AND_CIRCUSES,
    DEFECTION,
    DROUGHT,
    DUTY_AND_HONOR,
    EXCHANGE_OF_IDEAS,
    GIFT_FROM_AFAR,
    SABOTAGE,
    WE_LOVE_THE_DESPOT_DAY,
    CATASTROPHE,
    DEFORESTATION,
    GENEROUS_GIFT,
    JOUSTING_TOURNEY,
    KNOWLEDGE_SHARED,
    MASS_DEFECTION,
    NATIONALISM,
    WE_LOVE_THE_QUEEN_DAY,
    DISASTER,
    PATRIOTISM,
    PRIMETIME_TV,
    PRINCELY_GIFT,
    THINK_TANK,
    WE_LOVE_THE_PRESIDENT_DAY,
    WHOLESALE_DEFECTION;

    private final String code = Codes.of(this);

    @Override
    public int index() {
        return ordinal();
    }

    @Override
    public String code() {
        return code;
    }
}
