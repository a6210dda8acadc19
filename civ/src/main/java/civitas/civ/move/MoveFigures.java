package civitas.civ.move;

import civitas.civ.board.Square;
import civitas.civ.board.SquareSet;
import civitas.civ.content.Figure;
import civitas.civ.state.Act;
import civitas.civ.state.Figures;
import civitas.civ.state.Intent;
import civitas.civ.state.Player;
import civitas.civ.table.Borders;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.List;

/** Each own figure may move once, alone or with others from its square (CV-08.01, CV-08.05, CV-08.09). */
public final class MoveFigures implements Offer {

    private static final List<Act> VERBS = List.of(Act.MOVE);
    private static final int NOWHERE = -1;
    private static final int ALL = (1 << Figures.PER_PLAYER) - 1;

    @Override
    public List<Act> verbs() {
        return VERBS;
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        SquareSet seen = new SquareSet(table.board().size());
        int ready = ready(table.player(player));
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            int square = table.figures().where(player, figure);
            if ((ready >> figure & 1) == 0 || square < 0 || seen.has(square)) {
                continue;
            }
            // Armies come first, and a single army can do whatever any group from its square can.
            seen.add(square);
            if (canStart(table, player, square, 1 << figure)) {
                out.add(Act.MOVE, table.square(square));
            }
        }
    }

    /** Figures must leave outskirts that are closed to them, if they can (CV-14.22). */
    @Override
    public boolean isDue(CivTable table, int player) {
        return due(table, player) != NOWHERE;
    }

    /** A square that figures of a player still have to leave, or -1. */
    private static int due(CivTable table, int player) {
        int closed = Borders.closedTo(table, player);
        for (int figure = 0; figure < Figures.PER_PLAYER && closed != 0; figure++) {
            int square = table.figures().where(player, figure);
            if (square >= 0
                    && (ready(table.player(player)) >> figure & 1) != 0
                    && Borders.isWithin(table, closed, square)
                    && mustLeave(table, player, square, 1 << figure)
                    && canStart(table, player, square, Integer.lowestOneBit(readyOn(table, player, square)))) {
                return square;
            }
        }
        return NOWHERE;
    }

    private static boolean mustLeave(CivTable table, int player, int square, int members) {
        return new Way(table, player, members).mustLeave(square, table.speed(player, members));
    }

    /** About every square: there must be figures that have not moved, with somewhere to go. */
    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof Square square && !isListed(table, player, square)) {
            MoveReasons.explainStart(table, player, square, out);
        } else if (thing instanceof Intent intent && intent.act() == Act.DONE && isDue(table, player)) {
            out.because("why.must-leave", table.square(due(table, player)));
        }
    }

    private boolean isListed(CivTable table, int player, Square square) {
        Choices choices = new Choices();
        list(table, player, choices);
        return choices.toList().stream().anyMatch(choice -> choice.isAbout(square));
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        int square = choice.subject(Square.class).index();
        int ready = readyOn(table, player, square);
        if (Integer.bitCount(ready) == 1) {
            start(table, player, square, ready);
        } else {
            table.push(new TakeGroup(player, square));
        }
    }

    /** Figures that may still move in this phase, as bits by number (CV-08.04). */
    private static int ready(Player player) {
        return ALL & ~player.moved() & ~player.frozen();
    }

    /** Whether a player has a figure of a kind on the map that may still move. */
    public static boolean hasReady(CivTable table, int player, Figure kind) {
        for (int figure = Figures.first(kind); figure < Figures.end(kind); figure++) {
            if (table.figures().where(player, figure) >= 0 && (ready(table.player(player)) >> figure & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The figures on a square that may still move. */
    static int readyOn(CivTable table, int player, int square) {
        return table.figures().on(player, square) & ready(table.player(player));
    }

    /** Whether a group has anything to do; where single figures have to leave they go alone if they cannot leave together. */
    static boolean canStart(CivTable table, int player, int square, int members) {
        Way way = new Way(table, player, members);
        int speed = table.speed(player, members);
        return way.canStart(square, speed)
                && (!way.isClosed(square)
                        || way.mustLeave(square, speed)
                        || !oneMustLeave(table, player, square, members));
    }

    private static boolean oneMustLeave(CivTable table, int player, int square, int members) {
        for (int left = members; left != 0; left &= left - 1) {
            if (mustLeave(table, player, square, Integer.lowestOneBit(left))) {
                return true;
            }
        }
        return false;
    }

    /** Lifts a group off the map: its one move of the phase begins (CV-08.02, CV-08.04). */
    static void start(CivTable table, int player, int square, int members) {
        for (int left = members; left != 0; left &= left - 1) {
            table.putFigure(player, Integer.numberOfTrailingZeros(left), Figures.LIFTED);
        }
        Player p = table.player(player);
        p.setMoved(p.moved() | members);
        table.group().start(player, members, square, table.speed(player, members));
        table.say("log.move", table.name(player), table.square(square), Party.of(members));
        table.push(new Travel(player));
    }
}
