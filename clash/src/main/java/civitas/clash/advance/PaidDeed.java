package civitas.clash.advance;

import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Purpose;
import civitas.kernel.Ability;
import civitas.kernel.Thing;

/**
 * An action or free action that costs goods. Declared by its advance: what it costs, how often it can be used, when it is
 * possible (asked as if the price were already paid) and what it does.
 */
record PaidDeed(
        boolean isAction, Goods price, Ability ability, boolean limited, Condition condition, Hooks.Effect effect)
        implements Hooks.Deed {

    /** Whether something can be done now. */
    @FunctionalInterface
    interface Condition {
        boolean holds(ClashTable table, int player);
    }

    static PaidDeed action(Goods price, Ability ability) {
        return new PaidDeed(true, price, ability, false, (table, player) -> true, (table, player) -> {});
    }

    static PaidDeed free(Goods price, Ability ability) {
        return new PaidDeed(false, price, ability, false, (table, player) -> true, (table, player) -> {});
    }

    PaidDeed oncePerTurn() {
        return new PaidDeed(isAction, price, ability, true, condition, effect);
    }

    PaidDeed when(Condition possible) {
        return new PaidDeed(isAction, price, ability, limited, possible, effect);
    }

    PaidDeed then(Hooks.Effect what) {
        return new PaidDeed(isAction, price, ability, limited, condition, what);
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        if (limited && table.turn().hasUsed(ability)) {
            return false;
        }
        if (price.isEmpty()) {
            return condition.holds(table, player);
        }
        if (!Payments.canPay(table, player, price, Purpose.OTHER)) {
            return false;
        }
        for (Goods payment : Payments.list(table, player, price, Purpose.OTHER)) {
            if (holdsAfter(table, player, payment)) {
                return true;
            }
        }
        return false;
    }

    private boolean holdsAfter(ClashTable table, int player, Goods payment) {
        table.player(player).spend(payment);
        boolean holds = condition.holds(table, player);
        table.player(player).receive(payment);
        return holds;
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.turn().use(ability);
        if (price.isEmpty()) {
            effect.run(table, player);
        } else {
            table.push(Pay.of(player, price, Purpose.OTHER, new Paid(player, ability)));
        }
    }

    /** The price was paid: what the ability does begins. Found again through the hook, so that steps stay data. */
    record Paid(int player, Ability ability) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            if (table.hooks().deed.voice(ability) instanceof PaidDeed deed) {
                deed.effect().run(table, player);
            }
        }
    }
}
