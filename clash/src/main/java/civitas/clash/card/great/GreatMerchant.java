package civitas.clash.card.great;

import civitas.clash.route.TradeRoutes;
import civitas.clash.state.Licence;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;

/** Great Merchant: the income of the trade routes once more, also with Trade Routes gained by this very card. */
final class GreatMerchant implements CivilEffect {

    @Override
    public void perform(ClashTable table, int player) {
        if (table.may(player, Licence.TRADE_ROUTES)) {
            TradeRoutes.income(table, player);
        }
    }
}
