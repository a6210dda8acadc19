package civitas.clash.event;

import civitas.clash.content.EventCard;
import civitas.clash.event.Resolving.Extent;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Deck;
import civitas.kernel.Procedure;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/**
 * A player draws and resolves an event (CC-9.2), as far as the variant of the table asks for it.
 *
 * <p>Rules: CC-9.6, CC-9.7.
 */
public record DrawEvent(int player) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        if (table.eventDeck().isExhausted()) {
            return;
        }
        switch (table.rules().options().events()) {
            case NORMAL -> choosePile(table, player, Extent.WHOLE);
            case NONE -> choosePile(table, player, Extent.SYMBOL_ONLY);
            case OPTIONAL -> table.push(new Declare(player));
        }
    }

    /** Whether his draws may come from the discard pile and his used cards go under it (CC-12.29). */
    static boolean isGravedigger(ClashTable table, int player) {
        return table.hooks().gravedigger.isHeard(table.abilities(player));
    }

    private static void choosePile(ClashTable table, int player, Extent extent) {
        if (isGravedigger(table, player) && table.eventDeck().discarded() > 0) {
            table.push(new ChoosePile(player, extent));
        } else {
            draw(table, player, extent);
        }
    }

    private static void draw(ClashTable table, int player, Extent extent) {
        int card = table.eventDeck().draw(table.chance());
        table.reveal();
        table.say("log.event", table.name(player), table.content().eventCard(card));
        Resolving.begin(table, player, card, extent);
    }

    /** In the variant with optional events the player decides before he sees the card (CC-17.2). */
    record Declare(int player) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.event-declare");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            out.add(Act.WHOLE_EVENT);
            out.add(Act.SYMBOL_ONLY);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            choosePile(table, player, choice.verb() == Act.WHOLE_EVENT ? Extent.WHOLE : Extent.SYMBOL_ONLY);
        }
    }

    /** A new card, or the one that lies on top of the discard pile (OQ-37). */
    record ChoosePile(int player, Extent extent) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.event-pile");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            out.add(Act.DRAW);
            out.add(Act.TAKE, table.content().eventCard(table.eventDeck().topDiscard()));
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.DRAW) {
                draw(table, player, extent);
                return;
            }
            Deck deck = table.eventDeck();
            EventCard card = table.content().eventCard(deck.takeTopDiscard());
            table.say("log.event-again", table.name(player), card);
            Resolving.begin(table, player, card.number(), extent);
        }
    }
}
