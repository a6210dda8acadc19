package civitas.clash.civilizations.celts;

import static civitas.clash.civilizations.content.CivAdvance.CELTS_DRUIDIC_INFLUENCE;

import civitas.clash.board.SpaceSet;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;

/**
 * Barbarian settlements under which a culture token lies. A token is there as long as the settlement is barbarian: whoever
 * takes it over has removed the token with it. Rules: CC-16.45, CC-16.46.
 */
final class Druids implements Hooks.InfluenceTarget {

    static SpaceSet tokens(ClashTable table) {
        SpaceSet found = new SpaceSet();
        SpaceSet cities = table.cities().of(ClashTable.BARBARIANS);
        for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
            if (table.memory().has(CELTS_DRUIDIC_INFLUENCE, city)) {
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
