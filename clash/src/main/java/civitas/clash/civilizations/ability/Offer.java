package civitas.clash.civilizations.ability;

import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * An ability offers something for a price: its owner accepts or declines. What it brings is the voice of the ability at
 * {@code hooks.turn.accepted}. Rules: CC-16.81.
 *
 * @param about a space, a role or a number that the ability understands
 */
public record Offer(int player, Ability ability, Goods price, int about) implements Solo<ClashTable>, AfterPaying {

    /** Asks if the price can be paid. */
    public static void make(ClashTable table, int player, Ability ability, Goods price, int about) {
        if (price.isEmpty() || Payments.canPay(table, player, price, Purpose.OTHER)) {
            table.push(new Offer(player, ability, price, about));
        }
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return price.isEmpty()
                ? Phrase.of("prompt.ability-free", ability)
                : Phrase.of("prompt.ability-offer", ability, price);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        out.add(Act.YES);
        out.add(Act.NO);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.NO) {
            return;
        }
        table.say("log.uses", table.name(player), ability);
        if (price.isEmpty()) {
            table.hooks().turn.accepted.voice(ability).run(table, player, about);
        } else {
            table.push(Pay.of(player, price, Purpose.OTHER, this));
        }
    }

    @Override
    public void paid(ClashTable table, Goods paid, Thing source) {
        table.hooks().turn.accepted.voice(ability).run(table, player, about);
    }
}
