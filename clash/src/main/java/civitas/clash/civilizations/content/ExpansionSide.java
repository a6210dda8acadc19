package civitas.clash.civilizations.content;

import civitas.clash.content.WildSide;
import civitas.kernel.Codes;

/** The second wild side (CC-1.58). */
public enum ExpansionSide implements WildSide {
    PIRATES;

    private static final int FIRST = 5;

    private final String code = Codes.of(this);

    @Override
    public int number() {
        return FIRST + ordinal();
    }

    @Override
    public String code() {
        return code;
    }
}
