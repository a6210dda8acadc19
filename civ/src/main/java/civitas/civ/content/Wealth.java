package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** What a player has as a plain number and may give away: trade and unspent culture (CV-05.11). */
public enum Wealth implements Thing {
    TRADE,
    CULTURE;

    private static final Wealth[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static Wealth of(int index) {
        return ALL[index];
    }

    /** An amount of it in words. */
    public Phrase counted(int amount) {
        return Phrase.of("wealth." + code + ".count", amount);
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("wealth." + code + ".name");
    }

    @Override
    public String kind() {
        return "wealth";
    }
}
