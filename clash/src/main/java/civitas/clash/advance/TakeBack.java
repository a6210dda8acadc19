package civitas.clash.advance;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Medicine: which of the resources just paid comes back (CC-4.103). */
record TakeBack(int player, Goods paid) implements Question<ClashTable> {

    @Override
    public int asked(ClashTable table) {
        return 1 << player;
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.take-back");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (int i = 0; i <= Good.GOLD.ordinal(); i++) {
            if (paid.get(Good.of(i)) > 0) {
                out.add(Act.TAKE, Good.of(i));
            }
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        Good good = (Good) choice.subject();
        table.gain(player, good, 1);
        table.say("log.takes-back", table.name(player), Goods.of(good, 1));
    }
}
