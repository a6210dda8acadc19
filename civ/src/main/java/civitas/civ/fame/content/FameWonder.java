package civitas.civ.fame.content;

import civitas.civ.content.Wonder;
import civitas.kernel.Codes;

/** The wonders that Fame and Fortune adds (CV-01.52). */
public enum FameWonder implements Wonder {
    CHICHEN_ITZA(12),
    GREAT_WALL(13),
    PYRAMIDS(14),
    BRANDENBURG_GATE(15),
    MACHU_PICCHU(16),
    TAJ_MAHAL(17),
    BIG_BEN(18),
    CRISTO_REDENTOR(19),
    KREMLIN(20);

    private final String code = Codes.of(this);
    private final int index;

    FameWonder(int index) {
        this.index = index;
    }

    @Override
    public int index() {
        return index;
    }

    @Override
    public String code() {
        return code;
    }
}
