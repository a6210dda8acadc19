package civitas.clash.event;

import civitas.clash.city.WonderFate;
import civitas.clash.content.Building;
import civitas.clash.content.Wonder;
import civitas.clash.state.Cities;
import civitas.clash.table.ClashTable;

/**
 * City pieces that an event puts on its card: they are out of the game for good, but they give points (CC-9.35,
 * CC-1.22).
 */
final class Rubble {

    private static final int HALVES = 2;

    private Rubble() {}

    /** A building: points for the player of its colour, whoever owns the city. */
    static void bury(ClashTable table, int card, int city, Building building) {
        int colour = table.cities().builder(city, building);
        table.cities().setBuilding(city, building, Cities.NOBODY);
        table.player(colour).lose(building);
        score(table, colour);
        table.lasting().keep(card);
        table.say("log.buried", building, table.space(city), table.name(colour));
    }

    /**
     * A wonder: builder and holder keep the points they have now, but its abilities stop. The Great Pyramid is the
     * exception that the cards name: its builder goes on winning ties.
     */
    static void bury(ClashTable table, int card, int city, Wonder wonder) {
        table.cities().removeWonder(city, wonder);
        table.wonders().bury(wonder);
        int holder = table.wonders().holder(wonder);
        if (wonder != Wonder.GREAT_PYRAMID && table.isPlayer(holder)) {
            table.player(holder).setWonder(wonder, false);
        }
        table.lasting().keep(card);
        table.say("log.wonder-buried", wonder, table.space(city));
    }

    /** The settlement, and with it the city; everything else in it was buried before, or is lost with it (CC-12.24). */
    static void burySettlement(ClashTable table, int card, int city) {
        int owner = table.cities().owner(city);
        WonderFate.lostWith(table, city);
        table.cities().clear(city);
        table.player(owner).loseSettlement();
        score(table, owner);
        table.lasting().keep(card);
        table.say("log.city-buried", table.space(city), table.name(owner));
    }

    /** A city with everything in it. */
    static void buryCity(ClashTable table, int card, int city) {
        for (Building building : table.content().buildings().all()) {
            if (table.cities().has(city, building)) {
                bury(table, card, city, building);
            }
        }
        for (Wonder wonder : table.content().wonders()) {
            if (table.constants().wondersCount && table.cities().has(city, wonder)) {
                bury(table, card, city, wonder);
            }
        }
        burySettlement(table, card, city);
    }

    private static void score(ClashTable table, int colour) {
        table.player(colour).addEventHalfPoints(table.constants().pieceOnEventPoints * HALVES);
    }
}
