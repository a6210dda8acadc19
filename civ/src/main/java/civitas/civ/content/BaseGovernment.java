package civitas.civ.content;

import civitas.kernel.Codes;

/** The governments (CV-01.36). */
public enum BaseGovernment implements Government {
    ANARCHY,
    DESPOTISM,
    REPUBLIC,
    FEUDALISM,
    MONARCHY,
    DEMOCRACY,
    COMMUNISM,
    FUNDAMENTALISM;

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
