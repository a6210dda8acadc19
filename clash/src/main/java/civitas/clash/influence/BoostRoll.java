package civitas.clash.influence;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The roll fell short: does the player pay exactly what is missing (CC-4.127, CC-4.143)? */
record BoostRoll(Attempt attempt, int result) implements Question<ClashTable>, AfterPaying {

    private Goods price(ClashTable table) {
        return Goods.of(Good.CULTURE, table.constants().influenceSuccess - result);
    }

    @Override
    public int asked(ClashTable table) {
        return 1 << attempt.player();
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.influence-boost", result, price(table));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        out.add(Act.YES);
        out.add(Act.NO);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.YES) {
            table.push(Pay.of(attempt.player(), price(table), Purpose.OTHER, this));
        } else {
            attempt.fail(table);
        }
    }

    @Override
    public void paid(ClashTable table, Goods paid, Thing source) {
        attempt.succeed(table);
    }
}
