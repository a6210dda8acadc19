package civitas.civ.state;

import civitas.kernel.state.Form;
import civitas.kernel.state.Sheet;

/** What has been declared and not yet resolved; the last declared resolves first (CV-03.12, CV-03.14). */
public final class Declarations extends Sheet {

    private static final Form FORM = new Form("declared");
    private static final Form.Count OPEN = FORM.count("open");
    private static final Form.Count CANCELLED = FORM.count("cancelled");

    public Declarations() {
        super(FORM);
    }

    private Declarations(Declarations other) {
        super(other);
    }

    public Declarations copy() {
        return new Declarations(this);
    }

    /** Opens a declaration and gives it its number. */
    public int open() {
        add(OPEN, 1);
        return get(OPEN) - 1;
    }

    public void cancel(int declaration) {
        set(CANCELLED, get(CANCELLED) | 1 << declaration);
    }

    /** Closes the last declaration; true if it was cancelled. */
    public boolean close(int declaration) {
        boolean was = (get(CANCELLED) >> declaration & 1) != 0;
        add(OPEN, -1);
        set(CANCELLED, get(CANCELLED) & ~(1 << declaration));
        return was;
    }
}
