package civitas.civ.content;

import civitas.kernel.Codes;

/** What a player's figures may do on water, worst first (CV-08.17 to CV-08.19). */
public enum Water {
    NONE,
    CROSS,
    END;

    private final String code = Codes.of(this);

    public String code() {
        return code;
    }
}
