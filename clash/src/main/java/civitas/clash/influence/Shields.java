package civitas.clash.influence;

import civitas.clash.table.ClashTable;
import civitas.clash.table.InfluenceHooks;
import civitas.clash.table.InfluenceHooks.Protection;

/** How far a city's owner protects it from the influence of others (CC-4.136, CC-4.137, CC-4.140). */
final class Shields {

    private Shields() {}

    /** The strongest protection against a player; nothing protects a city from its owner, or barbarians at all. */
    static Protection against(ClashTable table, int player, int city) {
        int owner = table.cities().owner(city);
        if (owner == player || owner == ClashTable.NOBODY || !table.isPlayer(owner)) {
            return Protection.NONE;
        }
        Protection strongest = Protection.NONE;
        for (InfluenceHooks.Shield voice : table.hooks().influence.shield.of(table.abilities(owner, city))) {
            Protection protection = voice.of(table, owner, city);
            if (protection.compareTo(strongest) > 0) {
                strongest = protection;
            }
        }
        return strongest;
    }
}
