package civitas.civ.state;

import civitas.civ.content.Figure;
import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.state.Columns;
import civitas.kernel.state.Register;

/**
 * Where every figure is. A player's figures are numbered: armies first, then scouts; figures of one kind are alike. At
 * rest the figures on a square belong to one player (CV-08.16); a group on its way and the attackers of a battle are
 * lifted off the map ({@link #LIFTED}) until it is clear where they stand.
 */
public final class Figures extends Register<Figures> {

    public static final int NOBODY = -1;

    /** On the civilization sheet (CV-01.28). */
    public static final int RESERVE = -1;

    /** Not a piece of this player. */
    public static final int ABSENT = -2;

    /** In the hand of a player who is moving or fighting with it; the table knows over which square. */
    public static final int LIFTED = -3;

    /** Room for armies (the Russians have seven) and for scouts. */
    public static final int ARMIES = 7;

    public static final int PER_PLAYER = 10;

    private final short[] where;
    private final byte[] holder;
    private final byte[] number;

    public Figures(int squares, int players) {
        this(new Columns.Blank<>(), squares, players * PER_PLAYER);
    }

    private Figures(Columns<Figures> columns, int squares, int count) {
        where = columns.unwritten(Columns.Kind.FAR_PLACES, figures -> figures.where, count, ABSENT);
        holder = columns.unwritten(Columns.Kind.PLACES, figures -> figures.holder, squares, NOBODY);
        number = columns.unwritten(Columns.Kind.PLACES, figures -> figures.number, squares);
    }

    @Override
    protected Figures with(Columns<Figures> columns) {
        return new Figures(columns, holder.length, where.length);
    }

    public static Figure kind(int figure) {
        return figure < ARMIES ? Figure.ARMY : Figure.SCOUT;
    }

    /** The first number of a kind. */
    public static int first(Figure kind) {
        return kind == Figure.ARMY ? 0 : ARMIES;
    }

    /** The number after the last one of a kind. */
    public static int end(Figure kind) {
        return kind == Figure.ARMY ? ARMIES : PER_PLAYER;
    }

    /** Where a figure stands: a square, or {@link #RESERVE}, {@link #ABSENT} or {@link #LIFTED}. */
    public int where(int player, int figure) {
        return where[player * PER_PLAYER + figure];
    }

    /** The player whose figures stand on a square, or {@link #NOBODY}. */
    public int holder(int square) {
        return holder[square];
    }

    /** How many figures stand on a square. */
    public int count(int square) {
        return number[square];
    }

    public int count(int player, Figure kind, int square) {
        if (holder[square] != player) {
            return 0;
        }
        int count = 0;
        for (int figure = first(kind); figure < end(kind); figure++) {
            count += where(player, figure) == square ? 1 : 0;
        }
        return count;
    }

    /** The figures of a player on a square, as bits by number. */
    public int on(int player, int square) {
        if (holder[square] != player) {
            return 0;
        }
        int found = 0;
        for (int figure = 0; figure < PER_PLAYER; figure++) {
            found |= where(player, figure) == square ? 1 << figure : 0;
        }
        return found;
    }

    /** A figure of a kind in a player's reserve, or -1. */
    public int inReserve(int player, Figure kind) {
        for (int figure = first(kind); figure < end(kind); figure++) {
            if (where(player, figure) == RESERVE) {
                return figure;
            }
        }
        return -1;
    }

    /** Gives a player figures of a kind at the beginning. */
    public void supply(int player, Figure kind, int count) {
        for (int i = 0; i < count; i++) {
            where[player * PER_PLAYER + first(kind) + i] = RESERVE;
        }
    }

    /** Puts a figure somewhere: on a square, into the reserve, or lifts it. */
    public void put(int player, int figure, int square) {
        int old = where(player, figure);
        if (old >= 0 && --number[old] == 0) {
            holder[old] = NOBODY;
        }
        where[player * PER_PLAYER + figure] = (short) square;
        if (square >= 0) {
            if (number[square] > 0 && holder[square] != player) {
                throw new IllegalStateException("figures of two players on square " + square);
            }
            holder[square] = (byte) player;
            number[square]++;
        }
    }

    @Override
    public void dump(Dump out) {
        for (int i = 0; i < where.length; i++) {
            if (where[i] != ABSENT) {
                out.put("figure", i / PER_PLAYER, i % PER_PLAYER, where[i]);
            }
        }
    }

    /** Reads what {@link #dump} wrote into a table that is still empty; who holds a square follows from it. */
    @Override
    public void restore(DumpReader in) {
        while (in.comes("figure")) {
            int player = in.line("figure").number();
            int figure = in.number();
            put(player, figure, in.number());
        }
    }
}
