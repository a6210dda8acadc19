package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.content.EventKind;
import civitas.clash.content.Good;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;

/** Farming, Storage, Irrigation, Husbandry. */
final class AgricultureAbilities {

    private AgricultureAbilities() {}

    static void join(Hooks hooks) {
        hooks.yield.join(Advance.FARMING, (table, player, city, space) -> switch (table.lands()
                .terrain(space)) {
            case PLAINS -> Good.FOOD.mask();
            case FOREST -> Good.WOOD.mask();
            case MOUNTAIN, BARREN, SEA, UNEXPLORED -> 0;
        });
        hooks.cap.join(
                Advance.STORAGE,
                (table, player, good, limit) -> good == Good.FOOD ? table.constants().resourceLimit : limit);
        hooks.yield.join(
                Advance.IRRIGATION,
                (table, player, city, space) -> table.lands().terrain(space) == Terrain.BARREN ? Good.FOOD.mask() : 0);
        hooks.immunity.join(Advance.IRRIGATION, event -> event == EventKind.FAMINE || event == EventKind.SEVERE_FAMINE);
        hooks.reach.join(Advance.HUSBANDRY, new Husbandry());
    }

    /** Once per turn one Collect may use a space at distance 2, or two with Roads (CC-4.58). */
    private static final class Husbandry implements Hooks.Reach {

        @Override
        public int spaces(ClashTable table, int player) {
            if (table.turn().hasUsed(Advance.HUSBANDRY)) {
                return 0;
            }
            return table.player(player).uses(Advance.ROADS) ? 2 : 1;
        }

        @Override
        public void used(ClashTable table, int player) {
            table.turn().use(Advance.HUSBANDRY);
        }
    }
}
