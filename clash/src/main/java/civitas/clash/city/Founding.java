package civitas.clash.city;

import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.objective.Occasions;
import civitas.clash.table.ClashTable;

/** A new city (CC-4.31 to CC-4.38). */
public final class Founding {

    private Founding() {}

    /** Land, not barren, no city, no enemy units, not exhausted (CC-4.33). A settler aboard is on no land (CC-4.35). */
    public static boolean isLegalSpace(ClashTable table, int player, int space) {
        return table.lands().isLand(space)
                && table.lands().terrain(space) != Terrain.BARREN
                && !table.cities().isCity(space)
                && !table.units().hasEnemy(player, space)
                && !table.lands().isExhausted(space);
    }

    /** Puts a settlement down; whatever it replaces has been removed. */
    public static void found(ClashTable table, int player, int space) {
        table.cities().setOwner(space, player);
        table.cities().setMood(space, Mood.NEUTRAL);
        table.say("log.founds", table.name(player), table.space(space));
        Occasions.founded(table, player, space);
    }
}
