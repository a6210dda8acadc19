package civitas.civ.wisdom.content;

import civitas.civ.content.Wonder;
import civitas.kernel.Codes;

/** The wonders that Wisdom and Warfare adds (CV-01.53). */
public enum WisdomWonder implements Wonder {
    STATUE_OF_ZEUS,
    GREAT_LIGHTHOUSE,
    LEONARDOS_WORKSHOP,
    NOTRE_DAME,
    INTERNET,
    PENTAGON;

    private static final int FIRST = 21;

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
