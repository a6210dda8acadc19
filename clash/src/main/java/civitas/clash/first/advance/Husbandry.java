package civitas.clash.first.advance;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.CollectHooks;
import civitas.clash.table.Hooks;
import civitas.clash.table.TurnHooks;
import civitas.kernel.Procedure;

/**
 * Husbandry: once per turn, for 1 food or for nothing with Roads, the next Collect may use all land spaces within two spaces of
 * its city (CC-4.60).
 */
final class Husbandry implements TurnHooks.Deed, CollectHooks.Reach {

    /** More than there are at distance 2. */
    private static final int ALL = 12;

    static void join(Hooks hooks) {
        Husbandry husbandry = new Husbandry();
        hooks.turn.deed.join(BaseAdvance.HUSBANDRY, husbandry);
        hooks.collect.reach.join(BaseAdvance.HUSBANDRY, husbandry);
        hooks.collect.afterCollect.join(
                BaseAdvance.HUSBANDRY,
                (table, player, city, collected, spaces) ->
                        table.turn().memory().set(BaseAdvance.HUSBANDRY, player, 0));
    }

    private static Goods price(ClashTable table, int player) {
        return table.player(player).uses(BaseAdvance.ROADS) ? Goods.NOTHING : Goods.of(Good.FOOD, 1);
    }

    @Override
    public boolean isAction() {
        return false;
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return !table.turn().hasUsed(BaseAdvance.HUSBANDRY)
                && table.cities().count(player) > 0
                && Payments.canPay(table, player, price(table, player), Purpose.OTHER);
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.turn().use(BaseAdvance.HUSBANDRY);
        Goods price = price(table, player);
        if (price.isEmpty()) {
            new Ready(player).run(table);
        } else {
            Pay.before(table, player, price, new Ready(player));
        }
    }

    /** The price was paid. */
    record Ready(int player) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            table.turn().memory().mark(BaseAdvance.HUSBANDRY, player);
        }
    }

    @Override
    public int spaces(ClashTable table, int player) {
        return table.turn().memory().has(BaseAdvance.HUSBANDRY, player) ? ALL : 0;
    }

    @Override
    public void used(ClashTable table, int player) {}
}
