package civitas.clash.first.content;

import civitas.clash.content.Civil;
import civitas.kernel.Codes;

/** The upper halves of action cards that have another name in the first edition. */
public enum FirstCivil implements Civil {
    /** An advance of a neighbour. Its printed name is not known. */
    IMITATION,

    /** An advance of whoever has lost a city: the card that was called Inspiration in 2012. */
    CONQUEST_INSPIRATION;

    private static final int FIRST = 21;

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
