package civitas.clash.advance;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseEvent;
import civitas.clash.content.Good;
import civitas.clash.content.Terrain;
import civitas.clash.table.ClashTable;
import civitas.clash.table.CollectHooks;
import civitas.clash.table.Hooks;

/** Farming, Storage, Irrigation, Husbandry. */
final class AgricultureAbilities {

    private AgricultureAbilities() {}

    /** Those that do the same in every edition. */
    static void common(Hooks hooks) {
        hooks.collect.yield.join(BaseAdvance.FARMING, (table, player, city, space) -> switch (table.lands()
                .terrain(space)) {
            case PLAINS -> Good.FOOD.mask();
            case FOREST -> Good.WOOD.mask();
            case MOUNTAIN, BARREN, SEA, UNEXPLORED -> 0;
        });
        hooks.turn.cap.join(
                BaseAdvance.STORAGE,
                (table, player, good, limit) -> good == Good.FOOD ? table.constants().resourceLimit : limit);
        hooks.collect.yield.join(
                BaseAdvance.IRRIGATION,
                (table, player, city, space) -> table.lands().terrain(space) == Terrain.BARREN ? Good.FOOD.mask() : 0);
        hooks.event.immunity.join(
                BaseAdvance.IRRIGATION, event -> event == BaseEvent.FAMINE || event == BaseEvent.SEVERE_FAMINE);
    }

    static void join(Hooks hooks) {
        common(hooks);
        hooks.collect.reach.join(BaseAdvance.HUSBANDRY, new Husbandry());
    }

    /** Once per turn one Collect may use a space at distance 2, or two with Roads (CC-4.58). */
    private static final class Husbandry implements CollectHooks.Reach {

        @Override
        public int spaces(ClashTable table, int player) {
            if (table.turn().hasUsed(BaseAdvance.HUSBANDRY)) {
                return 0;
            }
            return table.player(player).uses(BaseAdvance.ROADS) ? 2 : 1;
        }

        @Override
        public void used(ClashTable table, int player) {
            table.turn().use(BaseAdvance.HUSBANDRY);
        }
    }
}
