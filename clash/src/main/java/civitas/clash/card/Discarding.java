package civitas.clash.card;

import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.kernel.Deck;

/** Cards leave a hand for their discard pile (CC-10.13, CC-9.33, CC-11.16). Whoever discards tells why. */
public final class Discarding {

    private Discarding() {}

    /** A used or discarded action card; it need not be in the hand any more (tactics cards lie in the battle). */
    public static void actionCard(ClashTable table, int player, int card) {
        Player p = table.player(player);
        p.setActionCards(p.actionCards().without(card));
        put(table, player, table.actionDeck(), card);
    }

    /** A great person goes back to the events. */
    public static void greatPerson(ClashTable table, int player, int card) {
        Player p = table.player(player);
        p.setGreatPeople(p.greatPeople().without(card));
        put(table, player, table.eventDeck(), card);
    }

    /** Discarded objectives form a pile of their own, to be shuffled into a new deck (OQ-23). */
    public static void objective(ClashTable table, int player, int card) {
        Player p = table.player(player);
        p.setObjectiveCards(p.objectiveCards().without(card));
        table.objectiveDeck().discard(card);
    }

    /** On the pile, or under it for a player who draws from there (CC-12.29). */
    public static void put(ClashTable table, int player, Deck deck, int card) {
        if (table.hooks().turn.gravedigger.isHeard(table.abilities(player))) {
            deck.discardUnder(card);
        } else {
            deck.discard(card);
        }
    }
}
