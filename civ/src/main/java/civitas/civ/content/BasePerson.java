package civitas.civ.content;

import civitas.kernel.Codes;

/** The six types of great people (CV-01.45). */
public enum BasePerson implements GreatPerson {
    ARTIST,
    BUILDER,
    GENERAL,
    HUMANITARIAN,
    INDUSTRIALIST,
    SCIENTIST;

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
