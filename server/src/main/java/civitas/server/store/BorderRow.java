package civitas.server.store;

import java.util.Optional;

/**
 * Where a running table crossed over to other rules; or where it begins, if it was laid out for a lesson.
 *
 * @param came the rules it came from
 * @param went the rules it goes on under
 * @param ply how many choices had been made; nobody can take back any of them
 * @param taken how many choices had to be taken back to go on
 * @param base what the table was, if its record alone does not say so any more; then the record counts from there
 */
public record BorderRow(int came, int went, int ply, int taken, Optional<SnapshotRow> base) {

    /** No rules are so old. */
    private static final int NOWHERE = 0;

    /** The beginning of a table that was not dealt but laid out. */
    public static BorderRow prepared(SnapshotRow base) {
        return new BorderRow(NOWHERE, base.rules(), 0, 0, Optional.of(base));
    }

    /** Whether it is the beginning of the table. */
    public boolean isPrepared() {
        return came == NOWHERE;
    }
}
