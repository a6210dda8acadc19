package civitas.clash.state;

import civitas.clash.content.CardKind;
import civitas.kernel.Numbers;
import civitas.kernel.state.Form;
import civitas.kernel.state.Sheet;
import java.util.function.IntSupplier;

/**
 * A sheet that a box lays beside the board for what only its own cards and pieces keep. It is copied, written and read back
 * with the table. What stands on it is open to everybody, except for cards that it says are {@linkplain #hidden hidden}.
 */
public abstract class BoxSheet extends Sheet {

    protected BoxSheet(Form form) {
        super(form);
    }

    protected BoxSheet(BoxSheet other) {
        super(other);
    }

    /** A sheet that says the same. */
    public abstract BoxSheet copy();

    /** The cards of a kind that lie here, face up or face down. */
    public Numbers cards(CardKind kind) {
        return Numbers.NONE;
    }

    /** Those of them that a seat does not know. */
    public Numbers hidden(CardKind kind, int seat) {
        return Numbers.NONE;
    }

    /** Puts another card into the place of each that a seat does not know. */
    public void redeal(CardKind kind, int seat, IntSupplier next) {}
}
