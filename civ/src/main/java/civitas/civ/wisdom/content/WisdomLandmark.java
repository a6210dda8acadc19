package civitas.civ.wisdom.content;

import civitas.civ.content.Landmark;
import civitas.kernel.Codes;

/** The five city-states and the two relics of Wisdom and Warfare (CV-01.63). */
public enum WisdomLandmark implements Landmark {
    CITY_STATE_TRADE(0),
    CITY_STATE_CULTURE(1),
    CITY_STATE_COIN(2),
    CITY_STATE_COMBAT(3),
    CITY_STATE_RESOURCE(4),
    ARK_OF_THE_COVENANT(8),
    ATTILAS_VILLAGE(9);

    private final String code = Codes.of(this);
    private final int index;

    WisdomLandmark(int index) {
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
