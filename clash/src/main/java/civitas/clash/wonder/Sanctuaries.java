package civitas.clash.wonder;

import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hook;
import civitas.clash.table.Hooks;

/** Cities that an army may not attack after the way it has come (CC-12.33). */
public final class Sanctuaries {

    private Sanctuaries() {}

    /**
     * Whether units of a side that carry these {@link civitas.clash.table.Fatigue} flags are kept from attacking a city.
     * Barbarians never are; but a wonder in a barbarian city protects it from every player, although nobody holds its
     * card.
     */
    public static boolean protects(ClashTable table, int attacker, int city, int flags) {
        int owner = table.cities().owner(city);
        if (!ClashTable.isPlayer(attacker) || owner == attacker || owner == ClashTable.NOBODY) {
            return false;
        }
        return ClashTable.isPlayer(owner)
                ? protectedByOwner(table, owner, city, flags)
                : protectedByWonders(table, owner, city, flags);
    }

    private static boolean protectedByOwner(ClashTable table, int owner, int city, int flags) {
        Hook<Hooks.Sanctuary> hook = table.hooks().sanctuary;
        for (long m = hook.of(table.player(owner)); m != 0; m &= m - 1) {
            if (hook.first(m).forbids(table, owner, city, flags)) {
                return true;
            }
        }
        return false;
    }

    private static boolean protectedByWonders(ClashTable table, int owner, int city, int flags) {
        Hook<Hooks.Sanctuary> hook = table.hooks().sanctuary;
        for (int i = 0; i < Wonder.COUNT; i++) {
            Wonder wonder = Wonder.of(i);
            if (table.cities().has(city, wonder)
                    && hook.has(wonder)
                    && hook.of(wonder.bit()).forbids(table, owner, city, flags)) {
                return true;
            }
        }
        return false;
    }
}
