package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Price;
import civitas.clash.state.Purpose;
import civitas.clash.table.AdvanceHooks;
import civitas.clash.table.ClashTable;
import civitas.kernel.Ability;
import civitas.kernel.Hook;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/** Gaining an advance for its price (CC-4.6, CC-4.7), or without it where an ability says so (CC-4.25). */
public record BuyAdvance(int player, Advance advance, Marker marker) implements AfterPaying {

    /** Asks how to pay and then gains the advance. */
    public static void begin(ClashTable table, int player, Advance advance, Marker marker) {
        table.push(Pay.of(
                player, prices(table, player, advance), Purpose.ADVANCE, new BuyAdvance(player, advance, marker)));
    }

    public static boolean isAffordable(ClashTable table, int player, Advance advance) {
        return Pay.isPossible(table, player, prices(table, player, advance), Purpose.ADVANCE);
    }

    /** What an advance costs besides, even where its price is waived (CC-4.29). */
    public static Goods surcharge(ClashTable table, int player, Advance advance) {
        return Surcharge.of(table, player, advance);
    }

    /** The normal price, then the waivers that cover this advance. */
    static List<Price> prices(ClashTable table, int player, Advance advance) {
        List<Price> prices = new ArrayList<>(2);
        Goods extra = Surcharge.of(table, player, advance);
        prices.add(Price.normal(table.constants().advanceCost.plus(extra)));
        Hook.Walk<AdvanceHooks.Waiver> waivers =
                table.hooks().advance.waiver.of(table.abilities(player)).iterator();
        while (waivers.hasNext()) {
            Ability ability = waivers.ability();
            AdvanceHooks.Waiver waiver = waivers.next();
            if (waiver.covers(table, player, advance)) {
                Goods price = waiver.price(table, player, advance, table.constants().advanceCost);
                prices.add(new Price(price.plus(extra), ability));
            }
        }
        return prices;
    }

    @Override
    public void paid(ClashTable table, Goods paid, Thing source) {
        if (source instanceof Ability ability) {
            table.hooks().advance.waiver.voice(ability).used(table, player);
        }
        Gaining.gain(table, player, advance, marker, paid);
    }
}
