package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.content.Goods;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.Actions;
import civitas.clash.table.AdvanceHooks;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.Set;

/** The main action "gain an advance" (rules 4.2). */
public final class AdvanceAction implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.ADVANCE);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        if (Actions.left(table)) {
            Numbers advances = affordable(table, player);
            for (int number = advances.next(0); number >= 0; number = advances.next(number + 1)) {
                out.add(Act.ADVANCE, table.content().advance(number));
            }
        }
    }

    /** The advances that may be gained and paid now. */
    public static Numbers affordable(ClashTable table, int player) {
        boolean payable = Payments.canPay(table, player, table.constants().advanceCost, Purpose.ADVANCE);
        if (!payable && !table.hooks().advance.waiver.isHeard(table.abilities(player))) {
            return Numbers.NONE; // mostly he is poor, and then it does not matter what he may gain
        }
        Numbers gainable = Eligibility.gainable(table, player);
        if (payable) {
            return payable(table, player, gainable);
        }
        Numbers free = Numbers.NONE;
        for (AdvanceHooks.Waiver voice : table.hooks().advance.waiver.of(table.abilities(player))) {
            for (int number = gainable.next(0); number >= 0; number = gainable.next(number + 1)) {
                Advance advance = table.content().advance(number);
                if (voice.covers(table, player, advance) && canPay(table, player, voice, advance)) {
                    free = free.with(number);
                }
            }
        }
        return free;
    }

    /** Without those whose extra price cannot be paid together with the normal one (CC-4.29). */
    private static Numbers payable(ClashTable table, int player, Numbers gainable) {
        Numbers special = table.content().specialAdvances().and(gainable);
        Numbers left = gainable;
        for (int number = special.next(0); number >= 0; number = special.next(number + 1)) {
            if (!BuyAdvance.isAffordable(table, player, table.content().advance(number))) {
                left = left.without(number);
            }
        }
        return left;
    }

    private static boolean canPay(ClashTable table, int player, AdvanceHooks.Waiver waiver, Advance advance) {
        Goods price = waiver.price(table, player, advance, table.constants().advanceCost)
                .plus(Surcharge.of(table, player, advance));
        return price.isEmpty() || Payments.canPay(table, player, price, Purpose.ADVANCE);
    }

    @Override
    public void explain(ClashTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof Advance advance) {
            Eligibility.explain(table, player, advance, out);
            if (out.isEmpty()) {
                Actions.explain(table, out);
                Pay.explain(table, player, BuyAdvance.prices(table, player, advance), Purpose.ADVANCE, out);
            }
        }
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Actions.spend(table);
        BuyAdvance.begin(table, player, choice.subject(Advance.class), Marker.TRACK);
    }
}
