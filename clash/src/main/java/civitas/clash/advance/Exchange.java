package civitas.clash.advance;

import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
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
 * An ability lets its owner exchange goods, if he likes; that uses it up for the turn where it is limited.
 *
 * @param gives what he pays
 * @param gets what he gains for it
 */
record Exchange(int player, Goods gives, Goods gets, Ability ability) implements Solo<ClashTable>, AfterPaying {

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.exchange", ability, gives, gets);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        out.add(Act.YES);
        out.add(Act.NO);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.YES) {
            table.push(Pay.of(player, gives, Purpose.OTHER, this));
        }
    }

    @Override
    public void paid(ClashTable table, Goods paid, Thing source) {
        table.turn().use(ability);
        table.gain(player, gets);
        table.say("log.gains-by", table.name(player), gets, ability);
    }
}
