package civitas.clash.advance;

import civitas.clash.card.Discarding;
import civitas.clash.content.ActionCard;
import civitas.clash.content.CardKind;
import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.Act;
import civitas.clash.table.Cards;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Player;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Bartering: which card is given away, and what for. */
record Barter(int player) implements Question<ClashTable> {

    @Override
    public int asked(ClashTable table) {
        return 1 << player;
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.barter");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Player p = table.player(player);
        for (Thing card : Cards.inHand(p).only(CardKind.ACTION).list(table.content())) {
            out.add(Act.DISCARD, card, Good.GOLD);
            out.add(Act.DISCARD, card, Good.CULTURE);
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        switch (choice.subject()) {
            case ActionCard card -> Discarding.actionCard(table, player, card.number());
            case EventCard card -> Discarding.greatPerson(table, player, card.number());
            default -> throw new IllegalArgumentException(choice.code());
        }
        Goods gain = Goods.of((Good) choice.object(), 1);
        table.gain(player, gain);
        table.say("log.barters", table.name(player), choice.subject(), gain);
    }
}
