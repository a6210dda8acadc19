package civitas.civ.research;

import civitas.civ.content.Content;
import civitas.civ.content.Tech;
import civitas.civ.table.CivTable;
import civitas.civ.table.Player;
import civitas.kernel.Reasons;

/** The tech pyramid: where there is a place for another tech (CV-09.19 to CV-09.24). Rules: CV-09.20, CV-09.23. */
public final class Pyramid {

    public static final int ROWS = 5;

    private Pyramid() {}

    /** How many techs lie in a row; starting techs lie in row 1 whatever their level (CV-09.22). */
    public static int inRow(CivTable table, int player, int row) {
        Player p = table.player(player);
        long techs = p.techs() & table.content().techs(row) & ~p.startTechs();
        return Long.bitCount(techs) + (row == 1 ? Long.bitCount(p.startTechs()) : 0);
    }

    /** Whether a tech of a level finds a place: two more techs below than beside it (CV-09.21). */
    public static boolean hasPlace(CivTable table, int player, int level) {
        return level == 1 || inRow(table, player, level - 1) >= inRow(table, player, level) + 2;
    }

    /** The techs a player could learn now, as a set: unknown, with a place in the pyramid (CV-09.04, CV-09.13). */
    public static long open(CivTable table, int player) {
        Content content = table.content();
        long open = 0;
        for (int level = 1; level <= ROWS; level++) {
            if (hasPlace(table, player, level)) {
                open |= content.techs(level);
            }
        }
        return open & ~table.player(player).techs();
    }

    public static boolean mayLearn(CivTable table, int player, Tech tech) {
        return (open(table, player) & tech.mask()) != 0;
    }

    /** Says why a tech finds no place in the pyramid, if so. */
    static void explain(CivTable table, int player, Tech tech, Reasons out) {
        int level = table.content().spec(tech).level();
        if (table.player(player).knows(tech)) {
            out.because("why.known", tech);
        } else if (!hasPlace(table, player, level)) {
            int above = inRow(table, player, level);
            out.because("why.pyramid", tech, level - 1, above + 2, inRow(table, player, level - 1));
        }
    }
}
