package civitas.civ.content;

import civitas.kernel.Codes;

/** The civilizations of the base box. */
public enum BaseCivilization implements Civilization {
    AMERICA,
    CHINA,
    EGYPT,
    GERMANY,
    ROME,
    RUSSIA;

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
