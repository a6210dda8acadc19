package civitas.civ.table;

import civitas.civ.content.Phase;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;

/** Where the game is: turn, phase, and whose step it is (chapter 3). */
public final class Turn {

    public static final int NOBODY = -1;

    private int number;
    private Phase phase = Phase.START_OF_TURN;
    private int first;
    private int active = NOBODY;

    Turn copy() {
        Turn copy = new Turn();
        copy.number = number;
        copy.phase = phase;
        copy.first = first;
        copy.active = active;
        return copy;
    }

    /** The number of the turn, from 1; 0 while the table is being set up. */
    public int number() {
        return number;
    }

    public void setNumber(int newNumber) {
        number = newNumber;
    }

    public Phase phase() {
        return phase;
    }

    public void setPhase(Phase newPhase) {
        phase = newPhase;
    }

    /** Who holds the first player token (CV-03.05). */
    public int first() {
        return first;
    }

    public void setFirst(int player) {
        first = player;
    }

    /** The player whose step it is, or {@link #NOBODY} in the simultaneous phases (CV-03.03, CV-03.04). */
    public int active() {
        return active;
    }

    public void setActive(int player) {
        active = player;
    }

    void dump(Dump out) {
        out.put("turn", number, phase, first, active);
    }

    /** Reads what {@link #dump} wrote. */
    void restore(DumpReader in) {
        in.line("turn");
        number = in.number();
        phase = in.constant(Phase.class);
        first = in.number();
        active = in.number();
    }
}
