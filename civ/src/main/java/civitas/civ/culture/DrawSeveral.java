package civitas.civ.culture;

import civitas.civ.content.CultureEvent;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Deck;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * A player who may draw more culture events than one keeps one of them and discards the others (CV-07.11). While he thinks they lie on
 * top of the deck, so that they are in nobody's hand yet (CV-07.14), and he alone knows them (CV-17.15).
 */
record DrawSeveral(int player, int level, int wanted) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        Deck deck = table.market().events(level);
        int count = Math.min(wanted, deck.size() + deck.discarded());
        if (count <= 1) {
            Events.drawOne(table, player, level);
            return;
        }
        int[] cards = new int[count];
        for (int i = 0; i < count; i++) {
            cards[i] = deck.draw(table.chance());
        }
        for (int card : cards) {
            deck.putOnTop(card);
        }
        table.reveal();
        table.say("log.draw-events", table.name(player), level, count);
        table.push(new Keep(player, level, count));
    }

    /** Which of the cards on top of the deck a player keeps. */
    record Keep(int player, int level, int count) implements Solo<CivTable>, Foreseen {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.keep-event");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            byte[] pile = table.market().events(level).drawPile();
            for (int i = pile.length - count; i < pile.length; i++) {
                if (!isBefore(table, pile, i)) {
                    out.add(Act.CHOOSE, table.content().event(pile[i]));
                }
            }
        }

        /** Whether a card of the same kind was among those before. */
        private boolean isBefore(CivTable table, byte[] pile, int place) {
            for (int i = pile.length - count; i < place; i++) {
                if (table.content().event(pile[i]).equals(table.content().event(pile[place]))) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            Deck deck = table.market().events(level);
            boolean kept = false;
            for (int i = 0; i < count; i++) {
                int card = deck.draw(table.chance());
                CultureEvent event = table.content().event(card);
                if (!kept && event.equals(choice.subject())) {
                    kept = true;
                    Events.take(table, player, level, card);
                } else {
                    deck.discard(card);
                    table.say("log.discard-event", table.name(player), event);
                }
            }
            HandLimit.check(table, player);
        }

        /** An automatic answer would tell that the cards are alike. */
        @Override
        public boolean answersItself(CivTable table) {
            return false;
        }
    }
}
