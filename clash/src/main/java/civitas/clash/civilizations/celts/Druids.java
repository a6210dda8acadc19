package civitas.clash.civilizations.celts;

import static civitas.clash.civilizations.content.CivAdvance.CELTS_DRUIDIC_INFLUENCE;

import civitas.clash.board.SpaceSet;
import civitas.clash.table.ClashTable;
import civitas.clash.table.InfluenceHooks;

/**
 * Barbarian settlements under which a culture token lies. Rules: CC-16.45, CC-16.46.
 */
final class Druids implements InfluenceHooks.InfluenceTarget {

    static boolean hasToken(ClashTable table, int space) {
        return table.cities().isOf(ClashTable.BARBARIANS, space)
                && table.memory().has(CELTS_DRUIDIC_INFLUENCE, space);
    }

    /** Whoever takes the settlement removes the token; barbarians who come back bring none. */
    static void forget(ClashTable table, int city) {
        table.memory().set(CELTS_DRUIDIC_INFLUENCE, city, 0);
    }

    static SpaceSet tokens(ClashTable table) {
        SpaceSet found = new SpaceSet();
        SpaceSet cities = table.cities().of(ClashTable.BARBARIANS);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (hasToken(table, city)) {
                found.add(city);
            }
        }
        return found;
    }

    @Override
    public SpaceSet spaces(ClashTable table, int player) {
        SpaceSet free = table.cities().of(ClashTable.BARBARIANS).copy();
        free.removeAll(tokens(table));
        return free;
    }

    @Override
    public void succeed(ClashTable table, int player, int source, int target) {
        table.memory().mark(CELTS_DRUIDIC_INFLUENCE, target);
        table.say("log.druids", table.name(player), table.space(target));
    }
}
