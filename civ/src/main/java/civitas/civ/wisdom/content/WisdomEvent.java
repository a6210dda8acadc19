package civitas.civ.wisdom.content;

import civitas.civ.content.CultureEvent;
import civitas.kernel.Codes;

/** The culture events of Wisdom and Warfare, two cards of each (CV-01.50). */
public enum WisdomEvent implements CultureEvent {
    BARBARIAN_ENCAMPMENT,
    MIGRANTS,
    COLONISTS,
    ROAMING_HORDE,
    IMMIGRANTS,
    SUPPLY_DROP;

    private static final int FIRST = 40;

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
