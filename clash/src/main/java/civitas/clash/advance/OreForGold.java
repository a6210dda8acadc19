package civitas.clash.advance;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Metallurgy: whether one of the ore just collected becomes gold (CC-4.65). */
record OreForGold(int player) implements Question<ClashTable> {

    @Override
    public int asked(ClashTable table) {
        return 1 << player;
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.ore-for-gold");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        out.add(Act.YES);
        out.add(Act.NO);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.YES) {
            table.player(player).spend(Goods.of(Good.ORE, 1));
            table.gain(player, Good.GOLD, 1);
            table.say("log.ore-for-gold", table.name(player));
        }
    }
}
