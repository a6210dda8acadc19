package civitas.lab.tournament;

/** What is certain about a share, compared with its target. */
public enum Verdict {
    ABOVE,
    BELOW,
    UNDECIDED
}
