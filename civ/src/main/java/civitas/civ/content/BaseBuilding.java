package civitas.civ.content;

import civitas.kernel.Codes;

/** The buildings of the base box. */
public enum BaseBuilding implements Building {
    HARBOR,
    TRADING_POST,
    WORKSHOP,
    IRON_MINE,
    LIBRARY,
    UNIVERSITY,
    GRANARY,
    AQUEDUCT,
    MARKET,
    BANK,
    TEMPLE,
    CATHEDRAL,
    BARRACKS,
    ACADEMY,
    WALLS;

    private final String code = Codes.of(this);

    @Override
    public int index() {
        return ordinal();
    }

    @Override
    public String code() {
        return code;
    }
}
