package civitas.clash.civilizations.huns;

import static civitas.clash.civilizations.content.CivAdvance.HUNS_NOMADS;

import civitas.clash.civilizations.ability.Gains;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;

/** Cities of size 1 that are not angry go where the grass is, and find something there. Rules: CC-16.57, CC-16.58, CC-16.60. */
final class Nomads {

    private Nomads() {}

    static void join(Hooks hooks) {
        hooks.move.nomad.join(
                HUNS_NOMADS,
                (table, player, city) ->
                        table.cities().size(city) == 1 && table.cities().mood(city) != Mood.ANGRY);
        hooks.move.cityMoved.join(
                HUNS_NOMADS, (table, player, from, to) -> Gains.take(table, player, found(table, to), HUNS_NOMADS));
    }

    /** One resource of the terrain; barren and exhausted land gives nothing, whatever Irrigation makes of it. */
    private static Goods found(ClashTable table, int space) {
        if (table.lands().isExhausted(space)) {
            return Goods.NOTHING;
        }
        return switch (table.lands().terrain(space)) {
            case PLAINS -> Goods.of(Good.FOOD, 1);
            case FOREST -> Goods.of(Good.WOOD, 1);
            case MOUNTAIN -> Goods.of(Good.ORE, 1);
            case BARREN, SEA, UNEXPLORED -> Goods.NOTHING;
        };
    }
}
