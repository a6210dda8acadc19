package civitas.clash.card;

import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Deck;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** An action card from the deck or the top one of the discard pile, card by card (CC-12.29, OQ-37). */
record DrawAction(int player) implements Solo<ClashTable> {

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.draw-action");
    }

    /** Both piles may have run out since the draw was announced. */
    @Override
    public void list(ClashTable table, int seat, Choices out) {
        Deck deck = table.actionDeck();
        if (deck.isExhausted()) {
            out.add(Act.PASS);
            return;
        }
        out.add(Act.DRAW);
        if (deck.discarded() > 0) {
            out.add(Act.TAKE, table.content().actionCard(deck.topDiscard()));
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DRAW) {
            Drawing.fromActionDeck(table, player);
        } else if (choice.verb() == Act.TAKE) {
            Drawing.fromActionDiscards(table, player);
        }
    }
}
