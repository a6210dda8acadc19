package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** The kinds of culture event cards. What each does is in {@code civ.culture.event}. */
public enum CultureEvent implements Thing {
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

    private static final CultureEvent[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static CultureEvent of(int index) {
        return ALL[index];
    }

    public static Optional<CultureEvent> parse(String code) {
        return Codes.find(ALL, code);
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("culture-event." + code + ".name");
    }

    @Override
    public String kind() {
        return "culture-event";
    }
}
