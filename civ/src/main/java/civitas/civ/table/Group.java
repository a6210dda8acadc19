package civitas.civ.table;

import civitas.kernel.Dump;
import civitas.kernel.DumpReader;

/** The figures that are on their way at this moment, lifted off the map (CV-08.09, CV-08.10). */
public final class Group {

    private boolean moving;
    private int player;
    private int figures;
    private int square;
    private int origin;
    private int points;
    private int steps;

    Group copy() {
        Group copy = new Group();
        copy.moving = moving;
        copy.player = player;
        copy.figures = figures;
        copy.square = square;
        copy.origin = origin;
        copy.points = points;
        copy.steps = steps;
        return copy;
    }

    public boolean isMoving() {
        return moving;
    }

    public int player() {
        return player;
    }

    /** The members, as bits by number. */
    public int figures() {
        return figures;
    }

    public void setFigures(int members) {
        figures = members;
    }

    /** Where the group is. */
    public int square() {
        return square;
    }

    /** The group enters a square, for one movement point (CV-08.02). */
    public void step(int newSquare) {
        square = newSquare;
        points--;
        steps++;
    }

    /** How many squares it has entered: none means that it still stands where it started. */
    public int steps() {
        return steps;
    }

    /** Where it started. */
    public int origin() {
        return origin;
    }

    /** Movement points left. */
    public int points() {
        return points;
    }

    public void setPoints(int left) {
        points = left;
    }

    public void start(int mover, int members, int from, int movementPoints) {
        moving = true;
        player = mover;
        figures = members;
        square = from;
        origin = from;
        points = movementPoints;
        steps = 0;
    }

    public void end() {
        moving = false;
        player = 0;
        figures = 0;
        square = 0;
        origin = 0;
        points = 0;
        steps = 0;
    }

    void dump(Dump out) {
        if (moving) {
            out.put("group", player, figures, square, origin, points, steps);
        }
    }

    /** Reads what {@link #dump} wrote: a game can end while figures are on their way. */
    void restore(DumpReader in) {
        moving = in.comes("group");
        if (moving) {
            player = in.line("group").number();
            figures = in.number();
            square = in.number();
            origin = in.number();
            points = in.number();
            steps = in.number();
        }
    }
}
