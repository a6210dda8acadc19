package civitas.clash.content;

import civitas.kernel.Codes;

/** The symbols of the base game (CC-9.23 to CC-9.27). */
public enum BaseSymbol implements Symbol {
    GOLD_MINE,
    EXHAUSTED_LAND,
    BARBARIANS_SPAWN,
    BARBARIANS_MOVE;

    private static final int FIRST = 1;

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
