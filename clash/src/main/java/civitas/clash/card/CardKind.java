package civitas.clash.card;

import civitas.clash.content.ActionCard;
import civitas.clash.content.EventCard;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Player;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/** The kinds of card in a hand. Great people count as action cards (CC-9.32). */
public enum CardKind {
    ACTION,
    OBJECTIVE,
    WONDER;

    public static CardKind of(Thing card) {
        return switch (card) {
            case ActionCard action -> ACTION;
            case EventCard person -> ACTION;
            case ObjectiveCard objective -> OBJECTIVE;
            case Wonder wonder -> WONDER;
            default -> throw new IllegalArgumentException("no card of a hand: " + card);
        };
    }

    /** How many cards of this kind are in a hand: public knowledge (CC-18.2). */
    public int count(Player player) {
        return switch (this) {
            case ACTION -> player.actionHandSize();
            case OBJECTIVE -> Long.bitCount(player.objectiveCards());
            case WONDER -> Integer.bitCount(player.wonderCards());
        };
    }

    /** The cards of this kind in a hand. */
    public List<Thing> cards(ClashTable table, int player) {
        Player p = table.player(player);
        List<Thing> cards = new ArrayList<>();
        switch (this) {
            case ACTION -> {
                for (long m = p.actionCards(); m != 0; m &= m - 1) {
                    cards.add(table.content().actionCard(Long.numberOfTrailingZeros(m)));
                }
                for (long m = p.greatPeople(); m != 0; m &= m - 1) {
                    cards.add(table.content().eventCard(Long.numberOfTrailingZeros(m)));
                }
            }
            case OBJECTIVE -> {
                for (long m = p.objectiveCards(); m != 0; m &= m - 1) {
                    cards.add(table.content().objectiveCard(Long.numberOfTrailingZeros(m)));
                }
            }
            case WONDER -> {
                for (int m = p.wonderCards(); m != 0; m &= m - 1) {
                    cards.add(Wonder.of(Integer.numberOfTrailingZeros(m)));
                }
            }
        }
        return cards;
    }

    /** A card goes from one hand to another. */
    public static void move(ClashTable table, Thing card, int from, int to) {
        Player giver = table.player(from);
        Player taker = table.player(to);
        switch (card) {
            case ActionCard action -> {
                giver.setActionCards(giver.actionCards() & ~(1L << action.number()));
                taker.setActionCards(taker.actionCards() | 1L << action.number());
            }
            case EventCard person -> {
                giver.setGreatPeople(giver.greatPeople() & ~(1L << person.number()));
                taker.setGreatPeople(taker.greatPeople() | 1L << person.number());
            }
            case ObjectiveCard objective -> {
                giver.setObjectiveCards(giver.objectiveCards() & ~(1L << objective.number()));
                taker.setObjectiveCards(taker.objectiveCards() | 1L << objective.number());
            }
            case Wonder wonder -> {
                giver.setWonderCards(giver.wonderCards() & ~(1 << wonder.ordinal()));
                taker.setWonderCards(taker.wonderCards() | 1 << wonder.ordinal());
            }
            default -> throw new IllegalArgumentException("no card of a hand: " + card);
        }
    }
}
