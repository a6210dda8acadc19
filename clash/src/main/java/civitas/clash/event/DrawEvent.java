package civitas.clash.event;

import civitas.clash.card.Discarding;
import civitas.clash.content.EventCard;
import civitas.clash.event.Resolving.Extent;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.EventHooks;
import civitas.clash.table.Voices;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Deck;
import civitas.kernel.Hook;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * A player draws and resolves an event (CC-9.2), as far as the variant of the table asks for it.
 *
 * <p>Rules: CC-9.6, CC-9.7, CC-9.8.
 */
public record DrawEvent(int player) implements Procedure<ClashTable> {

    @Override
    public void run(ClashTable table) {
        if (table.eventDeck().isExhausted()) {
            return;
        }
        for (Voices.Effect voice : table.hooks().event.beforeEvent.of(table.abilities(player))) {
            table.push(new Proceed(player));
            voice.run(table, player);
            return;
        }
        proceed(table, player);
    }

    /** What an ability did before the draw is done. */
    record Proceed(int player) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            proceed(table, player);
        }
    }

    private static void proceed(ClashTable table, int player) {
        switch (table.rules().options().events()) {
            case NORMAL -> choosePile(table, player, Extent.WHOLE);
            case NONE -> choosePile(table, player, Extent.SYMBOL_ONLY);
            case OPTIONAL -> table.push(new Declare(player));
        }
    }

    /** Whether his draws may come from the discard pile and his used cards go under it (CC-12.29). */
    static boolean isGravedigger(ClashTable table, int player) {
        return table.hooks().turn.gravedigger.isHeard(table.abilities(player));
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
        resolve(table, player, card, extent);
    }

    /** Abilities of the drawer may do something with the card; otherwise it is resolved (CC-16.27). */
    private static void resolve(ClashTable table, int player, int card, Extent extent) {
        if (table.hooks().event.eventDrawn.isHeard(table.abilities(player))) {
            table.push(new Consider(player, card, extent));
        } else {
            Resolving.begin(table, player, card, extent);
        }
    }

    /** The drawer looks at the card: what his abilities offer, or its resolution. */
    record Consider(int player, int card, Extent extent) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.event-drawn", table.content().eventCard(card));
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            out.add(Act.YES);
            Hook.Walk<EventHooks.EventDrawn> walk =
                    table.hooks().event.eventDrawn.of(table.abilities(player)).iterator();
            while (walk.hasNext()) {
                Ability ability = walk.ability();
                if (walk.next().isPossible(table, player) && !table.eventDeck().isExhausted()) {
                    out.add(Act.USE, ability);
                }
            }
        }

        /** The ability pays its price; the card goes away with its symbol, and another one is drawn. */
        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.YES) {
                Resolving.begin(table, player, card, extent);
                return;
            }
            Ability ability = choice.subject(Ability.class);
            table.say(
                    "log.event-rejected",
                    table.name(player),
                    ability,
                    table.content().eventCard(card));
            Discarding.put(table, player, table.eventDeck(), card);
            table.push(new Another(player, extent));
            table.hooks().event.eventDrawn.voice(ability).reject(table, player);
        }
    }

    /** Another event is drawn instead. */
    record Another(int player, Extent extent) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            choosePile(table, player, extent);
        }
    }

    /** In the variant with optional events the player decides before he sees the card (CC-17.2). */
    record Declare(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
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
    record ChoosePile(int player, Extent extent) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
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
            resolve(table, player, card.number(), extent);
        }
    }
}
