package civitas.clash.first.wonder;

import static civitas.clash.content.Wonder.GREAT_MAUSOLEUM;

import civitas.clash.content.BaseBuilding;
import civitas.clash.table.Hooks;

/** An attack on its city costs a token for every military unit (CC-12.38); temples go up without an activation. */
final class Mausoleum {

    private Mausoleum() {}

    static void join(Hooks hooks) {
        hooks.move.levy.join(
                GREAT_MAUSOLEUM, (table, owner, city, army) -> table.cities().has(city, GREAT_MAUSOLEUM) ? army : 0);
        hooks.city.leisure.join(GREAT_MAUSOLEUM, (table, player, city, building) -> building == BaseBuilding.TEMPLE);
    }
}
