package civitas.civ.state;

import civitas.civ.content.Phase;
import civitas.kernel.state.Form;
import civitas.kernel.state.Sheet;

/** Where the game is: turn, phase, and whose step it is (chapter 3). */
public final class Turn extends Sheet {

    public static final int NOBODY = -1;

    private static final Form FORM = new Form("turn");
    private static final Form.Count NUMBER = FORM.count("number");
    private static final Form.Value<Phase> PHASE = FORM.constant("phase", Phase.class, Phase.START_OF_TURN);
    private static final Form.Count FIRST = FORM.count("first");
    private static final Form.Count ACTIVE = FORM.count("active", NOBODY);

    public Turn() {
        super(FORM);
    }

    private Turn(Turn other) {
        super(other);
    }

    public Turn copy() {
        return new Turn(this);
    }

    /** The number of the turn, from 1; 0 while the table is being set up. */
    public int number() {
        return get(NUMBER);
    }

    public void setNumber(int number) {
        set(NUMBER, number);
    }

    public Phase phase() {
        return get(PHASE);
    }

    public void setPhase(Phase phase) {
        set(PHASE, phase);
    }

    /** Who holds the first player token (CV-03.05). */
    public int first() {
        return get(FIRST);
    }

    public void setFirst(int player) {
        set(FIRST, player);
    }

    /** The player whose step it is, or {@link #NOBODY} in the simultaneous phases (CV-03.03, CV-03.04). */
    public int active() {
        return get(ACTIVE);
    }

    public void setActive(int player) {
        set(ACTIVE, player);
    }
}
