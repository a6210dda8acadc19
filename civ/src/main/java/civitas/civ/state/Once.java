package civitas.civ.state;

/**
 * Things that happen to a player once per turn and are not remembered by an ability (CV-03.22). Dumps of running games
 * hold them by their bits, so a bit keeps its meaning; bits 3 and 4 had others under the first version of the rules.
 */
public enum Once {
    /** Change government (CV-04.41). */
    CHANGE_GOVERNMENT(0),
    /** Was forced into Anarchy in this turn (CV-04.42). */
    FORCED_ANARCHY(1),
    /** A start-of-turn ability of a government (CV-04.44). */
    GOVERNMENT(2),
    /** Finished with the negotiation of this turn (CV-05.23). */
    DONE_TRADING(5),
    /** Does not want to be asked for interruptions any more while the present step lasts. */
    SILENT(6);

    private final int bit;

    Once(int bit) {
        this.bit = bit;
    }

    int mask() {
        return 1 << bit;
    }
}
