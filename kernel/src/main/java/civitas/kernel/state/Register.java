package civitas.kernel.state;

import civitas.kernel.Dump;
import civitas.kernel.DumpReader;

/**
 * A part of a table's state that lies in arrays: an entry for each space of the map, say, however many there are. Rules read
 * such arrays in their innermost loops, so they are plain fields and no places on a {@link Sheet}.
 *
 * <p>A subclass has one constructor for all purposes, which asks {@link Columns} for every array in turn. Copying, writing and
 * reading follow from it.
 *
 * @param <R> the subclass
 */
public abstract class Register<R extends Register<R>> {

    /** Calls that constructor. */
    protected abstract R with(Columns<R> columns);

    public R copy() {
        return with(new Columns.Copied<>(self()));
    }

    /** Writes one line for every column that has a name. */
    public void dump(Dump out) {
        with(new Columns.Written<>(self(), out));
    }

    /** Reads what {@link #dump} wrote; what follows from the columns is the subclass's business. */
    public void restore(DumpReader in) {
        with(new Columns.Read<>(self(), in));
    }

    @SuppressWarnings("unchecked") // a subclass names itself
    private R self() {
        return (R) this;
    }
}
