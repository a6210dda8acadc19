package civitas.civ.fame.content;

import civitas.civ.content.Tech;
import civitas.kernel.Codes;

/** The techs of Fame and Fortune (CV-01.33). */
public enum FameTech implements Tech {
    AGRICULTURE;

    private static final int FIRST = 37;

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
