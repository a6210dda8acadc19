package civitas.civ.wisdom.content;

import civitas.civ.content.Civilization;
import civitas.kernel.Codes;

/** The civilizations that Wisdom and Warfare adds (CV-01.16). */
public enum WisdomCivilization implements Civilization {
    AZTECS,
    ENGLISH,
    FRENCH,
    JAPANESE,
    MONGOLS,
    ZULU;

    private static final int FIRST = 10;

    private final String code = Codes.of(this);

    @Override
    public int index() {
        return FIRST + ordinal();
    }

    @Override
    public String code() {
        return code;
    }
}
