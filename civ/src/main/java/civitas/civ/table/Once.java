package civitas.civ.table;

/**
 * Things a player can do once per turn that are not printed on a tech or wonder (CV-03.22). Dumps of running games hold
 * them by their bits, so a bit keeps its meaning; bit 4 had another one under the first version of the rules.
 */
public enum Once {
    /** Change government (CV-04.41). */
    CHANGE_GOVERNMENT(0),
    /** Was forced into Anarchy in this turn (CV-04.42). */
    FORCED_ANARCHY(1),
    /** A start-of-turn ability of a government (CV-04.44). */
    GOVERNMENT(2),
    /** The once-per-turn ability of the civilization. */
    CIVILIZATION(3),
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
