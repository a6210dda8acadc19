package civitas.civ.fame.content;

import civitas.civ.content.Civilization;
import civitas.kernel.Codes;

/** The civilizations that Fame and Fortune adds (CV-01.15). */
public enum FameCivilization implements Civilization {
    ARABS,
    GREEKS,
    INDIANS,
    SPANISH;

    private static final int FIRST = 6;

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
