package civitas.clash.civilizations.content;

import civitas.clash.content.Symbol;
import civitas.kernel.Codes;

/** The symbol that the expansion adds (CC-9.29). */
public enum ExpansionSymbol implements Symbol {
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
