package civitas.civ.wisdom.content;

import civitas.civ.content.Policy;
import civitas.kernel.Codes;

/** The eight policies on four double-sided cards (CV-01.37). */
public enum WisdomPolicy implements Policy {
    RATIONALISM,
    PATRONAGE,
    NATURAL_RELIGION,
    ORGANIZED_RELIGION,
    EXPANSIONISM,
    URBAN_DEVELOPMENT,
    PACIFISM,
    MILITARY_TRADITION;

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
