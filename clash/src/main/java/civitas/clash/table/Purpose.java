package civitas.clash.table;

/** What is paid for: some abilities let other goods stand in for particular purposes only. */
public enum Purpose {
    ADVANCE,
    BUILDING,
    RECRUIT,
    IMPROVE_MOOD,
    WONDER,
    OTHER,
    /** The card says that gold cannot replace (CC-9.22). */
    NO_SUBSTITUTE
}
