package civitas.clash.stage;

import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.kernel.Deck;
import civitas.kernel.Numbers;
import civitas.kernel.scenario.Node;
import java.util.List;

/**
 * The cards of one kind while a position sorts them: each named card is taken from wherever the deal has put it. A hand
 * that the position does not name keeps its size: it gets another card from the bottom of the deck instead.
 */
final class CardBox {

    /** The kinds, with the letter of their codes. */
    enum Kind {
        ACTIONS("actions", 'a'),
        EVENTS("events", 'e'),
        OBJECTIVES("objectives", 'o'),
        WONDERS("wonders", 'w');

        final String field;
        final char letter;

        Kind(String field, char letter) {
            this.field = field;
            this.letter = letter;
        }
    }

    private final ClashTable table;
    private final Kind kind;
    private final Deck deck;
    private Numbers named = Numbers.NONE;
    private int namedHands;

    CardBox(ClashTable table, Kind kind) {
        this.table = table;
        this.kind = kind;
        this.deck = switch (kind) {
            case ACTIONS -> table.actionDeck();
            case EVENTS -> table.eventDeck();
            case OBJECTIVES -> table.objectiveDeck();
            case WONDERS -> table.wonderDeck();
        };
    }

    /** Puts a hand back under the deck: the position says what is in it. */
    void empty(int seat) {
        Player player = table.player(seat);
        Numbers cards = hand(player);
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            putUnder(card);
        }
        setHand(player, Numbers.NONE);
        namedHands |= 1 << seat;
    }

    /** Fills a hand with named cards. */
    void fill(int seat, Node cards) {
        Player player = table.player(seat);
        for (Node card : cards.items()) {
            setHand(player, hand(player).with(take(card)));
        }
    }

    /** Puts named cards on top of the draw pile, the first one uppermost. */
    void stack(Node cards) {
        List<Node> items = cards.items();
        for (Node card : items) {
            take(card);
        }
        for (Node card : items.reversed()) {
            deck.putOnTop(number(card));
        }
    }

    /** Puts named cards on the discard pile, the first one uppermost. */
    void discard(Node cards) {
        List<Node> items = cards.items();
        for (Node card : items.reversed()) {
            deck.discard(take(card));
        }
    }

    /** Takes a named card out of the deal; its number. */
    int take(Node card) {
        return take(card, number(card));
    }

    int take(Node node, int number) {
        if (named.has(number)) {
            throw node.wrong("'" + node.text() + "' is in two places");
        }
        named = named.with(number);
        if (!deck.remove(number)) {
            takeFromHand(number);
        }
        return number;
    }

    private void takeFromHand(int number) {
        for (int seat = 0; seat < table.seats(); seat++) {
            Player player = table.player(seat);
            if (hand(player).has(number)) {
                Numbers rest = hand(player).without(number);
                boolean dealt = (namedHands >> seat & 1) == 0 && deck.size() > 0;
                setHand(player, dealt ? rest.with(drawFromBottom()) : rest);
            }
        }
    }

    private int drawFromBottom() {
        int card = deck.drawPile()[0];
        deck.remove(card);
        return card;
    }

    private void putUnder(int card) {
        byte[] pile = deck.drawPile();
        byte[] higher = new byte[pile.length + 1];
        System.arraycopy(pile, 0, higher, 1, pile.length);
        higher[0] = (byte) card;
        deck.replace(higher);
    }

    private int number(Node card) {
        return switch (kind) {
            case ACTIONS -> Reading.card(card, kind.letter, table.content().actionCardCount());
            case EVENTS -> Reading.card(card, kind.letter, table.content().eventCardCount());
            case OBJECTIVES -> Reading.card(card, kind.letter, table.content().objectiveCardCount());
            case WONDERS -> new Reading(table).wonder(card, card.text()).card();
        };
    }

    private Numbers hand(Player player) {
        return switch (kind) {
            case ACTIONS -> player.actionCards();
            case EVENTS -> player.greatPeople();
            case OBJECTIVES -> player.objectiveCards();
            case WONDERS -> player.wonderCards();
        };
    }

    private void setHand(Player player, Numbers cards) {
        switch (kind) {
            case ACTIONS -> player.setActionCards(cards);
            case EVENTS -> player.setGreatPeople(cards);
            case OBJECTIVES -> player.setObjectiveCards(cards);
            case WONDERS -> player.setWonderCards(cards);
        }
    }
}
