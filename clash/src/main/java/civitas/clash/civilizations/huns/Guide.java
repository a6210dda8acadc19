package civitas.clash.civilizations.huns;

import static civitas.clash.civilizations.content.CivAdvance.HUNS_HUNNIC_TRIBES;

import civitas.clash.civilizations.ability.Gains;
import civitas.clash.content.Goods;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Whether the Huns pay to say where barbarians go. */
record Guide(int player) implements Question<ClashTable> {

    @Override
    public int asked(ClashTable table) {
        return 1 << player;
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.hunnic-tribes");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (Goods price : new Goods[] {Gains.GOLD, Gains.CULTURE}) {
            if (Payments.canPay(table, player, price, Purpose.NO_SUBSTITUTE)) {
                out.add(Act.PAY, price);
            }
        }
        out.add(Act.PASS);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.PAY) {
            Goods price = choice.subject(Goods.class);
            table.player(player).spend(price);
            table.say("log.pays", table.name(player), price);
            table.turn().memory().mark(HUNS_HUNNIC_TRIBES, player);
        }
    }
}
