package civitas.clash.table;

/**
 * A question that shows its player hidden cards. Whoever imagines the table for that player leaves them where they are,
 * because what he is offered depends on them.
 */
public interface Disclosure {

    /** The player who looks. */
    int player();

    /** Whose hand he looks at, or nobody's. */
    default int hand() {
        return ClashTable.NOBODY;
    }

    /** How many cards on top of the objective deck he looks at. */
    default int objectives() {
        return 0;
    }
}
