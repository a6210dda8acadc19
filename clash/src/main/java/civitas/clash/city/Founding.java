package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.content.Mood;
import civitas.clash.content.Terrain;
import civitas.clash.objective.Occasions;
import civitas.clash.table.CityHooks;
import civitas.clash.table.ClashTable;
import civitas.kernel.Reasons;

/** A new city (CC-4.31 to CC-4.38). Rules: CC-1.18, CC-4.32, CC-4.36, CC-4.37. */
public final class Founding {

    private Founding() {}

    /** Land, not barren, no city, no enemy units, not exhausted (CC-4.33, CC-4.34). A settler aboard is on no land (CC-4.35). */
    public static boolean isLegalSpace(ClashTable table, int player, int space) {
        return obstacle(table, player, space) == Obstacle.NONE;
    }

    /** What keeps a player from founding a city in a space. */
    enum Obstacle {
        NONE,
        NOT_LAND,
        BARREN,
        CITY,
        ENEMY,
        EXHAUSTED
    }

    private static Obstacle obstacle(ClashTable table, int player, int space) {
        if (!table.lands().isLand(space)) {
            return Obstacle.NOT_LAND;
        }
        if (table.lands().terrain(space) == Terrain.BARREN
                && !table.hooks().city.settlesBarren.isHeard(table.abilities(player))) {
            return Obstacle.BARREN;
        }
        if (table.cities().isCity(space)) {
            return Obstacle.CITY;
        }
        if (table.units().hasEnemy(player, space)) {
            return Obstacle.ENEMY;
        }
        return table.lands().isExhausted(space) ? Obstacle.EXHAUSTED : Obstacle.NONE;
    }

    static void explain(ClashTable table, int player, int space, Reasons out) {
        Space where = table.space(space);
        switch (obstacle(table, player, space)) {
            case NONE -> {}
            case NOT_LAND -> out.because("why.found-not-land", where);
            case BARREN -> out.because("why.found-barren", where);
            case CITY -> out.because("why.found-city", where);
            case ENEMY -> out.because("why.enemy", where);
            case EXHAUSTED -> out.because("why.exhausted", where);
        }
    }

    /** Puts a settlement down; whatever it replaces has been removed. */
    public static void found(ClashTable table, int player, int space) {
        table.cities().setOwner(space, player);
        table.cities().setMood(space, Mood.NEUTRAL);
        table.say("log.founds", table.name(player), table.space(space));
        Occasions.founded(table, player, space);
        for (CityHooks.CityEffect voice : table.hooks().city.afterFound.of(table.abilities(player, space))) {
            voice.run(table, player, space);
        }
    }
}
