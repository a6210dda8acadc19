package civitas.clash.status;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.government.Governments;
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

/** Table option: a change of government costs one mood and one culture token (OQ-2). */
record PayForChange(int player) implements Solo<ClashTable>, AfterPaying {

    private static final Goods PRICE = Goods.of(Good.MOOD, 1, Good.CULTURE, 1);

    static void ask(ClashTable table, int player) {
        if (Governments.canChange(table, player) && Payments.canPay(table, player, PRICE, Purpose.OTHER)) {
            table.push(new PayForChange(player));
        }
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.pay-for-change", PRICE);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        out.add(Act.YES);
        out.add(Act.PASS);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.YES) {
            table.push(Pay.of(player, PRICE, Purpose.OTHER, this));
        }
    }

    @Override
    public void paid(ClashTable table, Goods paid, Thing source) {
        Governments.force(table, player);
    }
}
