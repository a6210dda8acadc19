package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Thing;

/** The price that some advances have besides the normal one: it is paid even where the advance is free (CC-4.29). */
final class Surcharge {

    private Surcharge() {}

    /** What a player has to pay for an advance in any case. */
    static Goods of(ClashTable table, int player, Advance advance) {
        Goods extra = table.content().spec(advance).extraCost();
        return extra.isEmpty() || table.hooks().advance.extraWaived.isHeard(table.abilities(player))
                ? Goods.NOTHING
                : extra;
    }

    static boolean isPayable(ClashTable table, int player, Advance advance) {
        Goods extra = of(table, player, advance);
        return extra.isEmpty() || Payments.canPay(table, player, extra, Purpose.OTHER);
    }

    /** Gains an advance for nothing but that. */
    static void gain(ClashTable table, int player, Advance advance, Marker marker) {
        Goods extra = of(table, player, advance);
        if (extra.isEmpty()) {
            Gaining.gain(table, player, advance, marker, Goods.NOTHING);
        } else {
            table.push(Pay.of(player, extra, Purpose.OTHER, new Paid(player, advance, marker)));
        }
    }

    /** The price was paid; it buys no advance for ideas or gold, so nothing reacts to it. */
    record Paid(int player, Advance advance, Marker marker) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            Gaining.gain(table, player, advance, marker, Goods.NOTHING);
        }
    }
}
