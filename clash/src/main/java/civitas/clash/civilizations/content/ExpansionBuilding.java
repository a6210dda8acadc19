package civitas.clash.civilizations.content;

import civitas.clash.content.Building;
import civitas.kernel.Codes;

/**
 * Three more buildings (CC-1.3, CC-1.49): the market recruits riders (CC-4.80), an obelisk keeps its colour whoever takes the city
 * and counts for whom it belongs to (CC-4.83, CC-7.84).
 */
public enum ExpansionBuilding implements Building {
    MARKET,
    OBELISK,
    OBSERVATORY;

    private static final int FIRST = 4;

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
