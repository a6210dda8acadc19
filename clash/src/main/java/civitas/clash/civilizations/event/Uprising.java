package civitas.clash.civilizations.event;

import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.Tokens;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
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
        if (given < MOST && Tokens.any(table, player)) {
            table.push(this);
        }
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.uprising", MOST - given);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Tokens.list(table, player, Act.GIVE, Good.MOOD, out);
        Tokens.list(table, player, Act.GIVE, Good.CULTURE, out);
        if (given > 0) {
            out.add(Act.DONE);
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            return;
        }
        Goods token = Goods.of(choice.subject(Good.class), 1);
        table.player(player).addEventHalfPoints(1);
        table.lasting().keep(card);
        table.say("log.uprising", table.name(player), token);
        table.push(new Rest(player, card, given + 1));
        Tokens.spend(table, player, choice);
    }

    /** More tokens, if there are any when the last one has gone. */
    record Rest(int player, int card, int given) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            new Uprising(player, card, given).askIfPossible(table);
        }
    }
}
