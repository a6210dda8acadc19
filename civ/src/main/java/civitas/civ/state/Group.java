package civitas.civ.state;

import civitas.kernel.state.Form;
import civitas.kernel.state.Sheet;

/** The figures that are on their way at this moment, lifted off the map (CV-08.09, CV-08.10). */
public final class Group extends Sheet {

    private static final Form FORM = new Form("group");
    private static final Form.Flag MOVING = FORM.flag("moving");
    private static final Form.Count PLAYER = FORM.count("player");
    private static final Form.Count FIGURES = FORM.count("figures");
    private static final Form.Count SQUARE = FORM.count("square");
    private static final Form.Count ORIGIN = FORM.count("origin");
    private static final Form.Count POINTS = FORM.count("points");
    private static final Form.Count STEPS = FORM.count("steps");

    public Group() {
        super(FORM);
    }

    private Group(Group other) {
        super(other);
    }

    public Group copy() {
        return new Group(this);
    }

    public boolean isMoving() {
        return get(MOVING);
    }

    public int player() {
        return get(PLAYER);
    }

    /** The members, as bits by number. */
    public int figures() {
        return get(FIGURES);
    }

    public void setFigures(int members) {
        set(FIGURES, members);
    }

    /** Where the group is. */
    public int square() {
        return get(SQUARE);
    }

    /** The group enters a square, for one movement point (CV-08.02). */
    public void step(int square) {
        set(SQUARE, square);
        add(POINTS, -1);
        add(STEPS, 1);
    }

    /** How many squares it has entered: none means that it still stands where it started. */
    public int steps() {
        return get(STEPS);
    }

    /** Where it started. */
    public int origin() {
        return get(ORIGIN);
    }

    /** Movement points left. */
    public int points() {
        return get(POINTS);
    }

    public void setPoints(int left) {
        set(POINTS, left);
    }

    public void start(int player, int members, int from, int points) {
        clear();
        set(MOVING, true);
        set(PLAYER, player);
        set(FIGURES, members);
        set(SQUARE, from);
        set(ORIGIN, from);
        set(POINTS, points);
    }

    public void end() {
        clear();
    }
}
