package civitas.clash.box;

import civitas.clash.content.WildSide;
import civitas.kernel.Codes;

/** One more wild side. */
enum SteppeSide implements WildSide {
    NOMADS;

    private static final int FIRST = 6;

    @Override
    public int number() {
        return FIRST + ordinal();
    }

    @Override
    public String code() {
        return Codes.of(this);
    }
}
