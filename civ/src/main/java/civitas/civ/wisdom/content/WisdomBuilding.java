package civitas.civ.wisdom.content;

import civitas.civ.content.BaseBuilding;
import civitas.civ.content.Building;
import civitas.kernel.Codes;

/**
 * The building of Wisdom and Warfare (CV-16.65); its terrain, star, supply and combat bonus are facts of its row.
 *
 * <p>Rules: CV-06.44, CV-06.52, CV-11.27, CV-16.66.
 */
public enum WisdomBuilding implements Building {
    SHIPYARD;

    private static final int FIRST = BaseBuilding.values().length;

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
