package civitas.clash.content.facts;

import civitas.clash.content.WildSide;
import civitas.kernel.Codes;

/** The wild sides of the base game. */
public enum BaseSide implements WildSide {
    BARBARIANS;

    private final String code = Codes.of(this);

    @Override
    public int number() {
        return Sides.SEATS + ordinal();
    }

    @Override
    public String code() {
        return code;
    }
}
