package civitas.civ.culture;

import civitas.civ.table.CivTable;
import civitas.civ.table.Victory;

/** The culture track (CV-07.01). */
public final class Track {

    private Track() {}

    /** Advances one space for nothing (CV-07.08, CV-07.09). */
    public static void advanceFree(CivTable table, int player) {
        int space = table.player(player).track() + 1;
        table.player(player).setTrack(space);
        if (table.content().space(space).victory()) {
            table.win(player, Victory.CULTURE);
        }
    }
}
