package civitas.clash.first.advance;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.ClashTable;
import civitas.clash.table.CollectHooks;
import civitas.clash.table.Hooks;

/**
 * Free Economy: the first Collect of a turn uses no main action, every further one costs mood tokens; both begin with the next
 * turn if the player has collected before he got it (CC-4.63).
 */
final class FreeEconomy implements CollectHooks.CollectTerms {

    private static final Goods AGAIN = Goods.of(Good.MOOD, 2);

    static void join(Hooks hooks) {
        hooks.collect.collectTerms.join(BaseAdvance.ECONOMIC_LIBERTY, new FreeEconomy());
        hooks.advance.whenGained.join(BaseAdvance.ECONOMIC_LIBERTY, FreeEconomy::begin);
        hooks.advance.whenMarked.join(BaseAdvance.ECONOMIC_LIBERTY, FreeEconomy::begin);
    }

    /** The turn of another player counts nothing against him: his own begins with nothing collected. */
    private static void begin(ClashTable table, int player) {
        if (player == table.active() && table.turn().collects() > 0) {
            table.turn().use(BaseAdvance.ECONOMIC_LIBERTY);
        }
    }

    private static boolean isInForce(ClashTable table) {
        return !table.turn().hasUsed(BaseAdvance.ECONOMIC_LIBERTY);
    }

    @Override
    public boolean isFree(ClashTable table, int player) {
        return isInForce(table) && table.turn().collects() == 0;
    }

    @Override
    public Goods price(ClashTable table, int player) {
        return isInForce(table) && table.turn().collects() > 0 ? AGAIN : Goods.NOTHING;
    }
}
