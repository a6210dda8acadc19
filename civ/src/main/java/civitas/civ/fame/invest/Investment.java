package civitas.civ.fame.invest;

import civitas.civ.content.Card;
import civitas.civ.content.Holdings;
import civitas.kernel.Codes;

/** The investment cards; every player has all of them (CV-01.38). */
public enum Investment implements Card {
    INFRASTRUCTURE,
    ENDOWMENT_FOR_THE_ARTS,
    MILITARY_INDUSTRIAL_COMPLEX,
    PUBLIC_EDUCATION;

    /** Behind the great person cards. */
    private static final int FIRST = OTHERS + 42;

    private final String code = Codes.of(this);

    @Override
    public int number() {
        return FIRST + ordinal();
    }

    /** A card without markers does nothing (CV-12.23). */
    @Override
    public boolean inForce(Holdings table, int player) {
        return table.sheet(Investments.class).markers(player, this) > 0;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public String kind() {
        return "investment";
    }
}
