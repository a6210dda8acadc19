package civitas.civ.research;

import civitas.civ.content.Tech;
import civitas.civ.content.facts.Content;
import civitas.civ.state.Rows;
import civitas.civ.table.CivTable;
import civitas.civ.table.ResearchHooks;
import civitas.kernel.Reasons;

/** The tech pyramid: where there is a place for another tech (CV-09.19 to CV-09.24). Rules: CV-09.20, CV-09.23. */
public final class Pyramid {

    public static final int ROWS = Rows.COUNT;

    private Pyramid() {}

    /** How many techs lie in a row, whatever their level (CV-09.22, CV-09.26). */
    public static int inRow(CivTable table, int player, int row) {
        return table.player(player).rows().count(row);
    }

    /** The row into which a tech of a level would be laid now: that of its level, unless an ability says otherwise. */
    public static int row(CivTable table, int player, int level) {
        if (!table.mayHear(table.hooks().research.row, player)) {
            return level;
        }
        int row = level;
        for (ResearchHooks.RowOf voice : table.voices(table.hooks().research.row, player)) {
            row = voice.row(table, player, row);
        }
        return row;
    }

    /** Whether a row has a place for another tech: two more techs below than beside it (CV-09.21). */
    public static boolean hasPlace(CivTable table, int player, int row) {
        return row == 1 || inRow(table, player, row - 1) >= inRow(table, player, row) + 2;
    }

    /** The techs a player could learn now, as a set: unknown, with a place in the pyramid (CV-09.04, CV-09.13). */
    public static long open(CivTable table, int player) {
        Content content = table.content();
        long open = 0;
        for (int level = 1; level <= ROWS; level++) {
            if (hasPlace(table, player, row(table, player, level))) {
                open |= content.techs(level);
            }
        }
        return open & ~table.player(player).techs();
    }

    /** The techs of some levels a player could learn once another was laid, as a set: the first may have made room (CV-14.23). */
    static long openAfter(CivTable table, int player, Tech first) {
        int level = table.content().spec(first).level();
        int laid = row(table, player, level);
        long open = 0;
        for (int next = 1; next <= level; next++) {
            int row = row(table, player, next);
            int below = row == 1 ? 0 : inRow(table, player, row - 1) + (laid == row - 1 ? 1 : 0);
            int beside = inRow(table, player, row) + (laid == row ? 1 : 0);
            if (row == 1 || below >= beside + 2) {
                open |= table.content().techs(next);
            }
        }
        return open & ~table.player(player).techs() & ~first.mask();
    }

    public static boolean mayLearn(CivTable table, int player, Tech tech) {
        return (open(table, player) & tech.mask()) != 0;
    }

    /** Says why a tech finds no place in the pyramid, if so. */
    public static void explain(CivTable table, int player, Tech tech, Reasons out) {
        int row = row(table, player, table.content().spec(tech).level());
        if (table.player(player).knows(tech)) {
            out.because("why.known", tech);
        } else if (!hasPlace(table, player, row)) {
            int above = inRow(table, player, row);
            out.because("why.pyramid", tech, row - 1, above + 2, inRow(table, player, row - 1));
        }
    }
}
