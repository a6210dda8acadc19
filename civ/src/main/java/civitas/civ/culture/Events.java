package civitas.civ.culture;

import civitas.civ.content.CultureEvent;
import civitas.civ.state.Hand;
import civitas.civ.table.CivTable;
import civitas.kernel.Deck;
import civitas.kernel.text.Phrase;

/**
 * Culture events between decks, hands and discard piles (CV-07.11, CV-07.18 to CV-07.21).
 *
 * <p>Rules: CV-07.16, CV-07.19.
 */
public final class Events {

    private Events() {}

    /**
     * Draws the top card of a deck unseen by the others; an exhausted deck gives nothing (CV-07.11, CV-07.20). Whoever draws more keeps
     * one of them.
     */
    public static void draw(CivTable table, int player, int level) {
        int extra = table.sum(table.hooks().culture.extraEvents, player);
        if (extra > 0) {
            table.push(new DrawSeveral(player, level, 1 + extra));
        } else {
            drawOne(table, player, level);
        }
    }

    static void drawOne(CivTable table, int player, int level) {
        Deck deck = table.market().events(level);
        if (deck.isExhausted()) {
            table.say("log.draw-event.none", table.name(player), level);
            return;
        }
        take(table, player, level, deck.draw(table.chance()));
        HandLimit.check(table, player);
    }

    /** A drawn card goes to a hand. */
    static void take(CivTable table, int player, int level, int card) {
        table.player(player).hand().add(card);
        table.reveal();
        if (table.heard()) {
            table.whisper(
                    1 << player,
                    Phrase.of("log.draw-event.own", table.content().event(card)),
                    Phrase.of("log.draw-event", table.name(player), level));
        }
    }

    /** Puts a card of a kind from a hand face up on the discard pile of its level (CV-07.18, CV-07.21). */
    public static void discard(CivTable table, int player, CultureEvent event) {
        Hand hand = table.player(player).hand();
        for (int i = 0; i < hand.size(); i++) {
            int card = hand.get(i);
            if (table.content().event(card).equals(event)) {
                hand.remove(card);
                table.market().events(table.content().spec(event).level()).discard(card);
                table.reveal();
                return;
            }
        }
        throw new IllegalArgumentException("player " + player + " does not hold " + event);
    }

    /** Returns a card of a kind from the discard pile to a hand: it was shown, but may not be played (CV-10.19). */
    public static void takeBack(CivTable table, int player, CultureEvent event) {
        Deck deck = table.market().events(table.content().spec(event).level());
        byte[] pile = deck.discardPile();
        for (int i = pile.length - 1; i >= 0; i--) {
            if (table.content().event(pile[i]).equals(event)) {
                deck.removeDiscard(pile[i]);
                table.player(player).hand().add(pile[i]);
                return;
            }
        }
        throw new IllegalArgumentException(event + " was not discarded");
    }

    /** Whether a player holds a card of a kind. */
    public static boolean isHeld(CivTable table, int player, CultureEvent event) {
        Hand hand = table.player(player).hand();
        for (int i = 0; i < hand.size(); i++) {
            if (table.content().event(hand.get(i)).equals(event)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the card at a place of a hand is of the same kind as the one before: hands are in order. */
    public static boolean isRepeated(CivTable table, Hand hand, int index) {
        return index > 0
                && table.content().event(hand.get(index)).equals(table.content().event(hand.get(index - 1)));
    }
}
