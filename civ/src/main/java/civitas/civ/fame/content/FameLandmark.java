package civitas.civ.fame.content;

import civitas.civ.content.Holdings;
import civitas.civ.content.Landmark;
import civitas.kernel.Codes;

/** The three relics of Fame and Fortune (CV-01.62). */
public enum FameLandmark implements Landmark {
    ATLANTIS,
    SCHOOL_OF_CONFUCIUS,
    SEVEN_CITIES_OF_GOLD;

    private static final int FIRST_RELIC = 10;

    private final String code = Codes.of(this);

    @Override
    public int index() {
        return FIRST_RELIC + ordinal();
    }

    @Override
    public String code() {
        return code;
    }

    /** A relic speaks for whoever it still owes something; that is looked at when it speaks. */
    @Override
    public boolean inForce(Holdings table, int player) {
        return true;
    }
}
