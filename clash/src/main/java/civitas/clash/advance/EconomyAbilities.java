package civitas.clash.advance;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Licence;

/** Bartering, Taxes, Trade Routes, Currency. */
final class EconomyAbilities {

    private EconomyAbilities() {}

    static void join(Hooks hooks) {
        hooks.deed.join(BaseAdvance.BARTERING, new Bartering());
        hooks.deed.join(
                BaseAdvance.TAXES,
                AbilityDeed.action(BaseAdvance.TAXES)
                        .costs(Goods.of(Good.MOOD, 1))
                        .oncePerTurn()
                        .when((table, player) -> table.cities().count(player) > 0)
                        .then(Taxes::collect));
        hooks.grant(BaseAdvance.TRADE_ROUTES, Licence.TRADE_ROUTES);
        hooks.turnStart.join(BaseAdvance.TRADE_ROUTES, civitas.clash.route.TradeRoutes::income);
        hooks.grant(BaseAdvance.CURRENCY, Licence.GOLD_INCOME);
    }

    /** Once per turn a card from the hand becomes gold or a culture token (OQ-22). */
    private static final class Bartering implements Hooks.Deed {

        @Override
        public boolean isAction() {
            return false;
        }

        @Override
        public boolean isPossible(ClashTable table, int player) {
            return table.player(player).actionHandSize() > 0 && !table.turn().hasUsed(BaseAdvance.BARTERING);
        }

        @Override
        public void perform(ClashTable table, int player) {
            table.turn().use(BaseAdvance.BARTERING);
            table.push(new Barter(player));
        }
    }
}
