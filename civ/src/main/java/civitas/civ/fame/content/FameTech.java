package civitas.civ.fame.content;

import civitas.civ.content.Tech;
import civitas.kernel.Codes;

/** The techs of Fame and Fortune (CV-01.33). */
public enum FameTech implements Tech {
    AGRICULTURE(37),
    MYSTICISM(38),
    ECOLOGY(39),
    PLASTICS(40);

    private final String code = Codes.of(this);
    private final int index;

    FameTech(int index) {
        this.index = index;
    }

    @Override
    public int index() {
        return index;
    }

    @Override
    public String code() {
        return code;
    }
}
