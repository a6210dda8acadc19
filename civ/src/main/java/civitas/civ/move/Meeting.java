package civitas.civ.move;

import civitas.kernel.Codes;

/** What comes of ending a move on a square. */
public enum Meeting {
    NOTHING,
    /** A hut, or the village of a friend, is explored (CV-08.39). */
    EXPLORE,
    /** Figures, a city or a village is attacked (CV-08.47, CV-08.60). */
    FIGHT,
    /** The figures return to the reserve in a city of their own (CV-08.61). */
    DISBAND;

    private final String code = Codes.of(this);

    public String code() {
        return code;
    }
}
