package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hook;
import civitas.clash.table.Hooks;
import civitas.clash.table.Purpose;
import civitas.clash.table.TurnOffer;
import civitas.clash.turn.Actions;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
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
            for (long m = affordable(table, player); m != 0; m &= m - 1) {
                out.add(Act.ADVANCE, Advance.of(Long.numberOfTrailingZeros(m)));
            }
        }
    }

    /** The advances that may be gained and paid now, as a set. */
    public static long affordable(ClashTable table, int player) {
        long gainable = Eligibility.gainable(table, player);
        if (Payments.canPay(table, player, table.constants().advanceCost, Purpose.ADVANCE)) {
            return gainable;
        }
        long free = 0;
        Hook<Hooks.Waiver> hook = table.hooks().waiver;
        for (long w = hook.of(table.player(player)); w != 0; w &= w - 1) {
            for (long m = gainable; m != 0; m &= m - 1) {
                if (hook.first(w).covers(table, player, Advance.of(Long.numberOfTrailingZeros(m)))) {
                    free |= m & -m;
                }
            }
        }
        return free;
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
        BuyAdvance.begin(table, player, (Advance) choice.subject(), Marker.TRACK);
    }
}
