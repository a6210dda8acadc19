package civitas.civ.fame.content;

import civitas.civ.content.CultureEvent;
import civitas.kernel.Codes;

/** The culture events of Fame and Fortune, ten cards in all (CV-01.49). */
public enum FameEvent implements CultureEvent {
    CITIZENS_ARE_REVOLTING_1,
    COUNTERFEITERS,
    DISORIENTED,
    CITIZENS_ARE_REVOLTING_2,
    DEPRESSION,
    FLOODING,
    LOST,
    BANK_SCANDAL,
    OUT_OF_POSITION;

    private static final int FIRST = 23;

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
