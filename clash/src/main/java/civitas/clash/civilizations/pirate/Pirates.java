package civitas.clash.civilizations.pirate;

import civitas.clash.board.SpaceSet;
import civitas.clash.city.GainToken;
import civitas.clash.civilizations.content.ExpansionSide;
import civitas.clash.civilizations.content.ExpansionSymbol;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Rulebook;

/**
 * Pirates: ships that nobody plays. They appear through the symbol of events, raid the cities beside them, keep everybody from
 * the sea around them, and never move.
 *
 * <p>Rules: CC-4.57, CC-6.93, CC-8.54, CC-8.64, CC-8.65, CC-8.66, CC-8.67, CC-8.69, CC-9.29.
 */
public final class Pirates {

    public static final int SIDE = ExpansionSide.PIRATES.number();

    private static final int SHIPS = 2;

    private Pirates() {}

    public static void join(Rulebook book) {
        book.symbols().join(ExpansionSymbol.PIRATES, Pirates::appear);
        book.hooks().collect.blockade.join(ExpansionSide.PIRATES, (table, player, space) -> isNear(table, space));
        book.hooks().battle.spoils.join(ExpansionSide.PIRATES, Pirates::prize);
    }

    /** Two ships are placed, then they raid (CC-8.55, CC-8.60). */
    public static void appear(ClashTable table, int drawer) {
        table.push(new Raid(drawer));
        table.push(new PlaceShips(drawer, SHIPS, false));
    }

    /** Whether there are pirates in a sea space or a sea space beside it. */
    static boolean isNear(ClashTable table, int space) {
        return table.lands().isSea(space) && (has(table, space) || isBeside(table, space));
    }

    /** Whether there are pirates in a space. */
    public static boolean has(ClashTable table, int space) {
        return table.units().owner(space) == SIDE;
    }

    /** Whether there are pirates beside a space. */
    static boolean isBeside(ClashTable table, int space) {
        return table.board().around(space).meets(table.units().of(SIDE));
    }

    /** The cities of a player beside pirates. */
    static SpaceSet raided(ClashTable table, int player) {
        SpaceSet cities = table.cities().of(player).copy();
        SpaceSet all = table.cities().of(player);
        for (int city = all.next(0); city >= 0; city = all.next(city + 1)) {
            if (!isBeside(table, city)) {
                cities.remove(city);
            }
        }
        return cities;
    }

    /** Pirate ships that are not on the board. */
    static int inSupply(ClashTable table) {
        return table.unitsLeft(SIDE, BaseUnit.SHIP);
    }

    /** Gold and a token for every ship destroyed, whoever won (CC-8.68, OQ-10). */
    private static void prize(ClashTable table, Battle battle, int role) {
        int ships = battle.killed(Battle.other(role));
        int player = battle.side(role);
        if (ships == 0) {
            return;
        }
        int gold = table.gain(player, Good.GOLD, ships);
        table.say("log.pirates-beaten", table.name(player), ships, Goods.of(Good.GOLD, gold));
        for (int ship = 0; ship < ships; ship++) {
            table.push(new GainToken(player));
        }
    }
}
