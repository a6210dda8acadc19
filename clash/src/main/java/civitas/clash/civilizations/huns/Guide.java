package civitas.clash.civilizations.huns;

import static civitas.clash.civilizations.content.CivAdvance.HUNS_HUNNIC_TRIBES;

import civitas.clash.civilizations.ability.Gains;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Whether the Huns pay to say where barbarians go. */
record Guide(int player) implements Solo<ClashTable> {

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.hunnic-tribes");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (Goods price : new Goods[] {Gains.GOLD, Gains.CULTURE}) {
            if (Payments.canPay(table, player, price, Purpose.OTHER)) {
                out.add(Act.PAY, price);
            }
        }
        out.add(Act.PASS);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.PAY) {
            table.push(Pay.of(player, choice.subject(Goods.class), Purpose.OTHER, new Paid(player)));
        }
    }

    /** The barbarians go where the Huns say. */
    record Paid(int player) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            table.turn().memory().mark(HUNS_HUNNIC_TRIBES, player);
        }
    }
}
