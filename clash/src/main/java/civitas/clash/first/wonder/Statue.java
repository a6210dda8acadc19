package civitas.clash.first.wonder;

import static civitas.clash.content.Wonder.GREAT_STATUE;

import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.InfluenceHooks.Protection;

/** Its owner's influence reaches farther, and nobody else's the cities around it (CC-12.37). */
final class Statue {

    private static final int PROTECTED = 2;

    private Statue() {}

    static void join(Hooks hooks) {
        hooks.influence.influenceRange.join(GREAT_STATUE, (table, player, source, range) -> range + 1);
        hooks.influence.shield.join(
                GREAT_STATUE, (table, owner, city) -> isNear(table, city) ? Protection.IMMUNE : Protection.NONE);
    }

    private static boolean isNear(ClashTable table, int city) {
        return table.lands().isWithin(Site.of(table, GREAT_STATUE), city, PROTECTED);
    }
}
