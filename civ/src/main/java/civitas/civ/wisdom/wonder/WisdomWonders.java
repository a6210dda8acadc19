package civitas.civ.wisdom.wonder;

import civitas.civ.state.Cities;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;
import civitas.civ.table.Yields;
import civitas.civ.wisdom.content.WisdomWonder;

/** What the six wonders of Wisdom and Warfare do while they are neither blockaded nor obsolete (CV-14.06, CV-14.23). */
public final class WisdomWonders {

    private static final int ZEUS_COMBAT = 6;
    private static final int LIGHTHOUSE_TRADE = 1;
    private static final int LEONARDO_COST = 5;
    private static final int NOTRE_DAME_TRADE = 6;
    private static final int INTERNET_COINS = 2;

    private WisdomWonders() {}

    public static void write(Rulebook.Builder book) {
        book.card(
                WisdomWonder.STATUE_OF_ZEUS,
                (hooks, self) -> hooks.battle.combat.join(self, Hooks.Bonus.of(ZEUS_COMBAT)));
        book.card(
                WisdomWonder.GREAT_LIGHTHOUSE, (hooks, self) -> hooks.wealth.trade.join(self, WisdomWonders::seaTrade));
        book.card(
                WisdomWonder.LEONARDOS_WORKSHOP,
                (hooks, self) ->
                        hooks.city.unitCost.join(self, (table, player, type, cost) -> Math.min(cost, LEONARDO_COST)));
        book.card(
                WisdomWonder.NOTRE_DAME,
                (hooks, self) -> hooks.research.secondTech.join(self, Hooks.Bonus.of(NOTRE_DAME_TRADE)));
        book.card(
                WisdomWonder.INTERNET,
                (hooks, self) -> hooks.wealth.techCoins.join(self, Hooks.Bonus.of(INTERNET_COINS)));
        book.card(WisdomWonder.PENTAGON, (hooks, self) -> hooks.license(self, Licence.UNTRUMPED));
    }

    /** The Great Lighthouse: water without a piece on it in the outskirts of own cities, as far as it is not blockaded. */
    private static int seaTrade(CivTable table, int player) {
        int trade = 0;
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            if (!table.cities().exists(city)) {
                continue;
            }
            for (int square : table.cities().outskirts(city)) {
                boolean empty = table.lands().isWater(square) && table.pieces().isEmpty(square);
                trade += empty && !Yields.isBlockaded(table, square) ? LIGHTHOUSE_TRADE : 0;
            }
        }
        return trade;
    }
}
