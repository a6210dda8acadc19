package civitas.civ.culture.event;

import civitas.civ.board.Square;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.CultureEvent;
import civitas.civ.state.Figures;
import civitas.civ.state.Group;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;

/**
 * Defection kills a figure in range; Mass Defection and Wholesale Defection kill a great person or up to two figures on
 * one square. Members of a group on its way are where the group is (CV-03.18, CV-10.26).
 */
final class Desertion implements SquarePlay {

    static final int NONE = -1;

    /** Stands for the great person of the square among victims. */
    static final int PERSON = -2;

    private static final int MOST_FIGURES = 2;

    /** Whether the event is aimed at a square with all that stands there, not at a single figure. */
    static boolean takesSquare(CultureEvent event) {
        return event != BaseEvent.DEFECTION;
    }

    static int mostFigures(CultureEvent event) {
        return takesSquare(event) ? MOST_FIGURES : 1;
    }

    /** The players an event is aimed at if it kills a figure of one of them. */
    private static int targets(CivTable table, CultureEvent event, int square, int owner) {
        return 1 << owner | (takesSquare(event) ? Aim.ownerOf(table, square) : 0);
    }

    @Override
    public boolean fits(CivTable table, int by, CultureEvent event, int square) {
        int holder = table.figures().holder(square);
        return hasPerson(table, by, event, square)
                || (holder >= 0 && Aim.isAllowed(table, by, targets(table, event, square, holder)))
                || hasMover(table, by, event, square);
    }

    @Override
    public void explainMisfit(CivTable table, int by, CultureEvent event, Square square, Reasons out) {
        int holder = table.figures().holder(square.index());
        int owners = Aim.ownerOf(table, square.index()) | (holder >= 0 ? 1 << holder : 0);
        if (table.group().isMoving() && table.group().square() == square.index()) {
            owners |= 1 << table.group().player();
        }
        boolean person = takesSquare(event) && table.pieces().isPerson(square.index());
        if (holder >= 0 || person) {
            Aim.explain(table, by, owners, out);
        } else {
            out.because("why.nobody-there", square);
        }
    }

    static boolean hasPerson(CivTable table, int by, CultureEvent event, int square) {
        return takesSquare(event)
                && table.pieces().isPerson(square)
                && Aim.isAllowed(table, by, Aim.ownerOf(table, square));
    }

    /** Whether a group that may be aimed at is on its way over a square. */
    static boolean hasMover(CivTable table, int by, CultureEvent event, int square) {
        Group group = table.group();
        return group.isMoving()
                && group.figures() != 0
                && group.square() == square
                && Aim.isAllowed(table, by, targets(table, event, square, group.player()));
    }

    @Override
    public void aim(CivTable table, int by, CultureEvent event, int square) {
        table.push(new ChooseVictim(by, event, square, NONE));
    }

    static int victim(int owner, int figure) {
        return owner * Figures.PER_PLAYER + figure;
    }

    static void play(CivTable table, int by, CultureEvent event, int square, int first, int second) {
        int targets = takesSquare(event) ? Aim.ownerOf(table, square) : 0;
        targets |= owner(first) | owner(second);
        Playing.play(table, by, event, table.square(square), targets, new Kill(square, first, second));
        tell(table, "log.event-victim", square, first);
        tell(table, "log.event-victim", square, second);
    }

    private static int owner(int victim) {
        return victim >= 0 ? 1 << victim / Figures.PER_PLAYER : 0;
    }

    private static void tell(CivTable table, String key, int square, int victim) {
        if (victim >= 0) {
            table.say(
                    key,
                    Figures.kind(victim % Figures.PER_PLAYER),
                    table.name(victim / Figures.PER_PLAYER),
                    table.square(square));
        } else if (victim == PERSON) {
            table.say(key + ".person", table.content().person(table.pieces().person(square)), table.square(square));
        }
    }

    /** The victims die: figures return to the reserve, a great person leaves the game (CV-10.26, CV-07.33). */
    record Kill(int square, int first, int second) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            kill(table, first);
            kill(table, second);
        }

        private void kill(CivTable table, int victim) {
            tell(table, "log.kill", square, victim);
            if (victim == PERSON) {
                table.clearPiece(square);
            } else if (victim != NONE) {
                killFigure(table, victim / Figures.PER_PLAYER, victim % Figures.PER_PLAYER);
            }
        }

        private static void killFigure(CivTable table, int owner, int figure) {
            if (table.figures().where(owner, figure) == Figures.LIFTED) {
                table.group().setFigures(table.group().figures() & ~(1 << figure));
            }
            table.putFigure(owner, figure, Figures.RESERVE);
        }
    }
}
