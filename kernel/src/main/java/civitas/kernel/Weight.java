package civitas.kernel;

/** What the others learn of an answer when it is given; see {@link Question#weight}. */
public enum Weight {

    /** What was chosen. */
    OPEN,

    /** That something was chosen, but not what: they must not be able to tell it from silence. */
    COVERED,

    /** That nothing was done: a pass, the end of a step. It is all that whoever can do nothing has to say. */
    SILENT
}
