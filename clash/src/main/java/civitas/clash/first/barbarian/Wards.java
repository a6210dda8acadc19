package civitas.clash.first.barbarian;

import civitas.clash.board.SpaceSet;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Voices;

/** Cities that barbarians cannot attack (CC-8.53). */
public final class Wards {

    private Wards() {}

    public static boolean protect(ClashTable table, int owner, int city) {
        for (Voices.CityCheck voice : table.hooks().battle.wardsBarbarians.of(table.abilities(owner, city))) {
            if (voice.holds(table, owner, city)) {
                return true;
            }
        }
        return false;
    }

    /** The cities of a player that barbarians may attack. */
    static SpaceSet open(ClashTable table, int player) {
        SpaceSet open = table.cities().of(player).copy();
        SpaceSet cities = table.cities().of(player);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (protect(table, player, city)) {
                open.remove(city);
            }
        }
        return open;
    }
}
