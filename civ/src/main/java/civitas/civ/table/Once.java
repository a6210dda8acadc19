package civitas.civ.table;

/** Things a player can do once per turn that are not printed on a tech or wonder (CV-03.22). */
public enum Once {
    /** Change government (CV-04.41). */
    CHANGE_GOVERNMENT,
    /** Was forced into Anarchy in this turn (CV-04.42). */
    FORCED_ANARCHY,
    /** A start-of-turn ability of a government (CV-04.44). */
    GOVERNMENT,
    /** The once-per-turn ability of the civilization. */
    CIVILIZATION,
    /** Changed a committed research choice. */
    RECONSIDER,
    /** Finished with the negotiation of this turn (CV-05.23). */
    DONE_TRADING,
    /** Does not want to be asked for interruptions any more while the present step lasts. */
    SILENT;

    int mask() {
        return 1 << ordinal();
    }
}
