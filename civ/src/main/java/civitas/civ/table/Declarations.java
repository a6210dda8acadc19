package civitas.civ.table;

import civitas.kernel.Dump;
import civitas.kernel.DumpReader;

/** What has been declared and not yet resolved; the last declared resolves first (CV-03.12, CV-03.14). */
public final class Declarations {

    private int open;
    private int cancelled;

    Declarations copy() {
        Declarations copy = new Declarations();
        copy.open = open;
        copy.cancelled = cancelled;
        return copy;
    }

    /** Opens a declaration and gives it its number. */
    public int open() {
        return open++;
    }

    public void cancel(int declaration) {
        cancelled |= 1 << declaration;
    }

    /** Closes the last declaration; true if it was cancelled. */
    public boolean close(int declaration) {
        open--;
        boolean was = (cancelled >> declaration & 1) != 0;
        cancelled &= ~(1 << declaration);
        return was;
    }

    void dump(Dump out) {
        out.put("declared", open, cancelled);
    }

    /** Reads what {@link #dump} wrote. */
    void restore(DumpReader in) {
        open = in.line("declared").number();
        cancelled = in.number();
    }
}
