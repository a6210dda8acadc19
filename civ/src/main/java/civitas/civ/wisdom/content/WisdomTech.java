package civitas.civ.wisdom.content;

import civitas.civ.content.Tech;
import civitas.kernel.Codes;

/** The techs that Wisdom and Warfare adds (CV-01.34). */
public enum WisdomTech implements Tech {
    NAVY,
    LOGISTICS,
    BUREAUCRACY,
    EDUCATION;

    private static final int FIRST = 41;

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
