package civitas.civ.content;

import civitas.kernel.Codes;

/** The wonders of the base box. */
public enum BaseWonder implements Wonder {
    STONEHENGE,
    HANGING_GARDENS,
    ORACLE,
    COLOSSUS,
    LOUVRE,
    ANGKOR_WAT,
    HIMEJI_SAMURAI_CASTLE,
    PORCELAIN_TOWER,
    STATUE_OF_LIBERTY,
    SYDNEY_OPERA_HOUSE,
    UNITED_NATIONS,
    PANAMA_CANAL;

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
