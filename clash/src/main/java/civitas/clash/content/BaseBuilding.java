package civitas.clash.content;

import civitas.kernel.Codes;

/** The buildings of the base game. */
public enum BaseBuilding implements Building {
    ACADEMY,
    FORTRESS,
    PORT,
    TEMPLE;

    private final String code = Codes.of(this);

    @Override
    public int number() {
        return ordinal();
    }

    @Override
    public String code() {
        return code;
    }
}
