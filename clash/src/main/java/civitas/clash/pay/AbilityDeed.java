package civitas.clash.pay;

import civitas.clash.content.Goods;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnHooks;
import civitas.clash.table.Voices;
import civitas.kernel.Ability;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;

/**
 * An action or free action that an ability gives, declared by it: what it costs, how often it can be used, when it is
 * possible (asked as if the price were already paid) and what it does.
 */
public record AbilityDeed(
        boolean isAction,
        Ability ability,
        Goods price,
        boolean limited,
        Inquiry.When<ClashTable, Integer> condition,
        Voices.Effect effect)
        implements TurnHooks.Deed {

    /** What depends on nothing but its price need not be tried out after paying. */
    private static final Inquiry.When<ClashTable, Integer> ALWAYS = (table, player) -> true;

    public static AbilityDeed action(Ability ability) {
        return new AbilityDeed(true, ability, Goods.NOTHING, false, ALWAYS, (table, player) -> {});
    }

    public static AbilityDeed free(Ability ability) {
        return new AbilityDeed(false, ability, Goods.NOTHING, false, ALWAYS, (table, player) -> {});
    }

    public AbilityDeed costs(Goods goods) {
        return new AbilityDeed(isAction, ability, goods, limited, condition, effect);
    }

    public AbilityDeed oncePerTurn() {
        return new AbilityDeed(isAction, ability, price, true, condition, effect);
    }

    public AbilityDeed when(Inquiry.When<ClashTable, Integer> possible) {
        return new AbilityDeed(isAction, ability, price, limited, possible, effect);
    }

    public AbilityDeed then(Voices.Effect what) {
        return new AbilityDeed(isAction, ability, price, limited, condition, what);
    }

    /** What it does is asking its owner something. */
    public AbilityDeed asks(Inquiry<ClashTable, Integer> question) {
        return then(question::ask);
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        if (limited && table.turn().hasUsed(ability)) {
            return false;
        }
        if (price.isEmpty()) {
            return condition.holds(table, player);
        }
        return Payments.canPay(table, player, price, Purpose.OTHER)
                && (condition.equals(ALWAYS)
                        || Payments.holdsAfter(
                                table, player, price, Purpose.OTHER, () -> condition.holds(table, player)));
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
            if (table.hooks().turn.deed.voice(ability) instanceof AbilityDeed deed) {
                deed.effect().run(table, player);
            }
        }
    }
}
