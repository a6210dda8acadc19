package civitas.clash.advance;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Act;
import civitas.clash.state.Licence;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * Taxes: food, ore and wood in any mix, gold too with Currency, one after the other.
 *
 * @param left how many are still to be taken
 */
record TaxIncome(int player, int left) implements Solo<ClashTable> {

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.taxes", left);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        out.add(Act.TAKE, Good.FOOD);
        out.add(Act.TAKE, Good.ORE);
        out.add(Act.TAKE, Good.WOOD);
        if (table.may(player, Licence.GOLD_INCOME)) {
            out.add(Act.TAKE, Good.GOLD);
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        Good good = choice.subject(Good.class);
        table.gain(player, good, 1);
        table.say("log.gains", table.name(player), Goods.of(good, 1));
        if (left > 1) {
            table.push(new TaxIncome(player, left - 1));
        }
    }
}
