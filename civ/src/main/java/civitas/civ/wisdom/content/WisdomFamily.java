package civitas.civ.wisdom.content;

import civitas.civ.content.BaseFamily;
import civitas.civ.content.BuildingFamily;
import civitas.kernel.Codes;

/** The supply of shipyards (CV-01.42, CV-02.10). */
public enum WisdomFamily implements BuildingFamily {
    SHIPYARD;

    private static final int FIRST = BaseFamily.values().length;

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
