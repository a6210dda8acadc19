package civitas.civ.content;

import civitas.kernel.Codes;

/** The supplies of building tokens in the base box. */
public enum BaseFamily implements BuildingFamily {
    HARBOR,
    TRADING_POST,
    WORKSHOP_IRON_MINE,
    LIBRARY_UNIVERSITY,
    GRANARY_AQUEDUCT,
    MARKET_BANK,
    TEMPLE_CATHEDRAL,
    BARRACKS_ACADEMY,
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
