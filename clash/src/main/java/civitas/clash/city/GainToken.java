package civitas.clash.city;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** A player gains one token, mood or culture as he likes (CC-4.75). */
public record GainToken(int player) implements Solo<ClashTable> {

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.token");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        out.add(Act.TAKE, Good.MOOD);
        out.add(Act.TAKE, Good.CULTURE);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        Good token = choice.subject(Good.class);
        table.gain(player, token, 1);
        table.say("log.gains", table.name(player), Goods.of(token, 1));
    }
}
