package civitas.civ.content;

import civitas.kernel.Codes;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** What everybody can see of a thing kept face down: hut or village, or the level of a culture event (CV-17.20). */
public enum Back implements Thing {
    HUT,
    VILLAGE,
    EVENT_1,
    EVENT_2,
    EVENT_3;

    private static final Back[] ALL = values();

    public static final int COUNT = ALL.length;

    private final String code = Codes.of(this);

    public static Back of(int index) {
        return ALL[index];
    }

    public static Back of(TokenKind token) {
        return token.village() ? VILLAGE : HUT;
    }

    /** The back of the culture events of a level. */
    public static Back ofLevel(int level) {
        return ALL[EVENT_1.ordinal() + level - 1];
    }

    /** Several of them in words. */
    public Phrase counted(int count) {
        return Phrase.of("back." + code + ".count", count);
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Phrase title() {
        return Phrase.of("back." + code + ".name");
    }

    @Override
    public String kind() {
        return "back";
    }
}
