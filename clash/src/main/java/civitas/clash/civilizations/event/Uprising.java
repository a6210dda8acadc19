package civitas.clash.civilizations.event;

import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * Uprising: up to four tokens, at least one if there is any, go onto the card and give half a point each.
 *
 * @param given tokens on the card so far
 */
record Uprising(int player, int card, int given) implements Solo<ClashTable> {

    private static final int MOST = 4;

    static void befall(ClashTable table, EventCard card, int player) {
        new Uprising(player, card.number(), 0).askIfPossible(table);
    }

    private void askIfPossible(ClashTable table) {
        boolean any = table.player(player).get(Good.MOOD) + table.player(player).get(Good.CULTURE) > 0;
        if (given < MOST && any) {
            table.push(this);
        }
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.uprising", MOST - given);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        if (table.player(player).get(Good.MOOD) > 0) {
            out.add(Act.GIVE, Good.MOOD);
        }
        if (table.player(player).get(Good.CULTURE) > 0) {
            out.add(Act.GIVE, Good.CULTURE);
        }
        if (given > 0) {
            out.add(Act.DONE);
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            return;
        }
        Goods token = Goods.of((Good) choice.subject(), 1);
        table.player(player).spend(token);
        table.player(player).addEventHalfPoints(1);
        table.lasting().keep(card);
        table.say("log.uprising", table.name(player), token);
        new Uprising(player, card, given + 1).askIfPossible(table);
    }
}
