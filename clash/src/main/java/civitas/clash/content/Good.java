package civitas.clash.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** What a player can hold a number of: the five resources and the two kinds of token (CC-1.30, CC-1.31). */
public enum Good implements Thing {
    FOOD,
    ORE,
    WOOD,
    IDEAS,
    GOLD,
    CULTURE,
    MOOD;

    private static final Good[] ALL = values();

    /** Number of goods of all kinds. */
    public static final int COUNT = 7;

    private final String code = Codes.of(this);

    public static Good of(int index) {
        return ALL[index];
    }

    /** Tokens are not resources: no gold replaces them and no cap holds for them. */
    public boolean isResource() {
        return ordinal() <= GOLD.ordinal();
    }

    /** This good alone, as a set of goods. */
    public int mask() {
        return 1 << ordinal();
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("good." + code + ".name");
    }

    /** "2 ideas", in words. */
    public Phrase counted(int number) {
        return Phrase.of("good." + code + ".count", number);
    }

    @Override
    public String kind() {
        return "good";
    }
}
