package civitas.civ.fame.content;

import civitas.civ.content.Ability;
import civitas.civ.content.CityMark;
import civitas.civ.content.Holdings;
import civitas.civ.content.Phase;
import civitas.kernel.Codes;

/** The two sides of the marker that disbanded figures leave on a city (CV-01.62, CV-08.64, CV-08.67). */
public enum FameMark implements CityMark, Ability {
    FORTIFICATION(Phase.MOVEMENT),
    CARAVAN(Phase.CITY_MANAGEMENT);

    private static final int FIRST = 251;

    private final String code = Codes.of(this);
    private final Phase phase;

    FameMark(Phase phase) {
        this.phase = phase;
    }

    @Override
    public Phase phase() {
        return phase;
    }

    @Override
    public int index() {
        return ordinal();
    }

    @Override
    public int number() {
        return FIRST + ordinal();
    }

    /** Every player may place them; on which cities they lie is looked at where it matters. */
    @Override
    public boolean inForce(Holdings table, int player) {
        return true;
    }

    @Override
    public String code() {
        return code;
    }
}
