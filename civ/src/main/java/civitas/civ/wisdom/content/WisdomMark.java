package civitas.civ.wisdom.content;

import civitas.civ.content.CityMark;
import civitas.civ.content.Phase;
import civitas.kernel.Codes;

/** The marker of Wisdom and Warfare that lies on cities (CV-01.63). */
public enum WisdomMark implements CityMark {
    BUILDING_PROGRAM;

    private static final int FIRST = 2;

    private final String code = Codes.of(this);

    @Override
    public int index() {
        return FIRST + ordinal();
    }

    @Override
    public Phase phase() {
        return Phase.CITY_MANAGEMENT;
    }

    @Override
    public String code() {
        return code;
    }
}
