package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.text.Phrase;

/** The upper, civil halves of the action cards (CC-10.1); each is on two cards. */
public enum Civil implements Component {
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

    private static final Civil[] ALL = values();

    private final String code = Codes.of(this);

    public static Civil of(int index) {
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
        return Phrase.of("civil." + code + ".name");
    }

    @Override
    public String kind() {
        return "civil";
    }
}
