package civitas.clash.table;

import civitas.kernel.state.Form;
import civitas.kernel.state.Sheet;

/**
 * A sheet that a box lays beside the board for what only its own cards and pieces keep. It is copied, written and read back
 * with the table; what stands on it is open to everybody.
 */
public abstract class BoxSheet extends Sheet {

    protected BoxSheet(Form form) {
        super(form);
    }

    protected BoxSheet(BoxSheet other) {
        super(other);
    }

    /** A sheet that says the same. */
    protected abstract BoxSheet copy();
}
