package civitas.civ.content;

import civitas.kernel.Codes;

/** The wonders of the base box. */
public enum BaseWonder implements Wonder {
    STONEHENGE(0),
    HANGING_GARDENS(5),
    ORACLE(6),
    COLOSSUS(2),
    LOUVRE(1),
    ANGKOR_WAT(7),
    HIMEJI_SAMURAI_CASTLE(8),
    PORCELAIN_TOWER(9),
    STATUE_OF_LIBERTY(10),
    SYDNEY_OPERA_HOUSE(4),
    UNITED_NATIONS(11),
    PANAMA_CANAL(3);

    private final String code = Codes.of(this);
    private final int turn;

    /**
     * A wonder.
     *
     * @param turn when it speaks if several do at one moment: culture comes before trade, then coins and advances
     */
    BaseWonder(int turn) {
        this.turn = turn;
    }

    @Override
    public int index() {
        return ordinal();
    }

    @Override
    public int number() {
        return WONDERS + turn;
    }

    @Override
    public String code() {
        return code;
    }
}
