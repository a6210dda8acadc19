package civitas.civ.fame.people;

import civitas.civ.city.Arts;
import civitas.civ.content.Boon;
import civitas.civ.content.facts.Promise;
import civitas.civ.research.LearnOne;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Promises;

/** What a great person card may still give its owner as the table stands, by what its row promises. */
final class Prospects {

    /** Turns that are looked ahead. */
    private static final double TURNS = 4;

    /** Occasions in that time for whatever waits for one. */
    private static final double OCCASIONS = 2;

    /** What is used up at one moment is worth less before: then nobody keeps a card for which that moment has come. */
    private static final double UNUSED = 0.8;

    /** A card that works by itself once it is turned up. */
    private static final double FACE_DOWN = 0.8;

    /** Without a token on the map, or with one that is blockaded, a card does nothing for the time being (CV-07.46, CV-13.04). */
    private static final double ASLEEP = 0.5;

    private Prospects() {}

    static void enter(CivTable table, int player, GreatCard card, Promises out) {
        Promise promise = table.content().promise(card);
        boolean open = GreatCards.of(table).isOpen(card);
        boolean awake = table.inspires(player, card.type());
        int found = Math.max(promise.usually(), count(table, player, promise.per()));
        int counted = Math.min(promise.most(), found) / promise.of();
        double amount = promise.amount()
                * counted
                * occasions(promise.each())
                * (card.isLasting() && !open ? FACE_DOWN : 1)
                * (awake ? 1 : ASLEEP);
        for (int i = 0; i < promise.boons().size(); i++) {
            Boon boon = promise.boons().get(i);
            boolean seen = boon == Boon.COIN && open && awake; // among the coins, already
            if (!seen) {
                out.add(boon, amount);
            }
        }
    }

    private static double occasions(Promise.Each each) {
        return switch (each) {
            case ONCE -> UNUSED;
            case TURN -> TURNS;
            case OCCASION -> OCCASIONS;
            case LASTING -> 1;
        };
    }

    private static int count(CivTable table, int player, Promise.Per per) {
        return switch (per) {
            case ONE -> 1;
            case CITY -> table.cities().count(player);
            case BUILDING -> Builders.buildings(table, player);
            case WATER_SQUARE -> waterSquares(table, player);
            case ARMY_OFF_MAP -> Humanitarians.armiesOffMap(table, player);
            case COIN -> table.coins(player);
            case CULTURE -> table.player(player).culture();
            case RIVAL -> table.seats() - 1;
            case PLACE_IN_HAND ->
                table.handLimit(player) - table.player(player).hand().size();
            case OTHER_ARTS -> otherArts(table, player);
            case WONDER -> GreatCards.of(table).wonders();
            case TECH_OF_OTHERS -> LearnOne.possible(table, player, Builders.others(table, player)) ? 1 : 0;
        };
    }

    private static int waterSquares(CivTable table, int player) {
        int found = 0;
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (table.cities().exists(city)) {
                for (int square : table.cities().outskirts(city)) {
                    found += table.lands().isWater(square) && table.pieces().isEmpty(square) ? 1 : 0;
                }
            }
        }
        return found;
    }

    private static int otherArts(CivTable table, int player) {
        int culture = 0;
        for (int marker = 1; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            culture += table.cities().exists(city) ? Arts.culture(table, city) : 0;
        }
        return culture;
    }
}
