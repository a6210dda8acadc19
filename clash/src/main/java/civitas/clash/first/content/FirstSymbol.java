package civitas.clash.first.content;

import civitas.clash.content.Symbol;
import civitas.kernel.Codes;

/** The symbol that stands in the first edition for the moving of barbarians (CC-9.28). */
public enum FirstSymbol implements Symbol {
    BARBARIANS_ATTACK;

    private static final int FIRST = 6;

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
