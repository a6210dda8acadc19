package civitas.clash.wonder;

import civitas.clash.content.Good;
import civitas.clash.content.Terrain;
import civitas.clash.content.Wonder;
import civitas.clash.state.Fatigue;
import civitas.clash.table.Hooks;

/** Its city collects anything from plains, and armies that came over plains this turn cannot attack it (CC-12.33). */
final class GreatGardens {

    private static final int EVERY_RESOURCE =
            Good.FOOD.mask() | Good.ORE.mask() | Good.WOOD.mask() | Good.IDEAS.mask() | Good.GOLD.mask();

    private GreatGardens() {}

    static void join(Hooks hooks) {
        hooks.collect.yield.join(
                Wonder.GREAT_GARDENS,
                (table, player, city, space) -> table.cities().has(city, Wonder.GREAT_GARDENS)
                                && table.lands().terrain(space) == Terrain.PLAINS
                        ? EVERY_RESOURCE
                        : 0);
        hooks.move.sanctuary.join(
                Wonder.GREAT_GARDENS,
                (table, owner, city, flags) ->
                        table.cities().has(city, Wonder.GREAT_GARDENS) && (flags & Fatigue.PLAINS) != 0);
    }
}
