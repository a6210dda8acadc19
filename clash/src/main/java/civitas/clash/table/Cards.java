package civitas.clash.table;

import civitas.clash.content.ActionCard;
import civitas.clash.content.CardKind;
import civitas.clash.content.Content;
import civitas.clash.content.EventCard;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.content.Wonder;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/**
 * A set of hand cards of all kinds, as bits: action cards, "Great …" events and objectives by printed number, wonders by
 * ordinal.
 */
public record Cards(long actions, long people, long objectives, int wonders) {

    public static final Cards NONE = new Cards(0, 0, 0, 0);

    /** Everything a player has in hand. */
    public static Cards inHand(Player player) {
        return new Cards(player.actionCards(), player.greatPeople(), player.objectiveCards(), player.wonderCards());
    }

    /** One card. */
    public static Cards of(Thing card) {
        return switch (card) {
            case ActionCard action -> new Cards(1L << action.number(), 0, 0, 0);
            case EventCard event -> new Cards(0, 1L << event.number(), 0, 0);
            case ObjectiveCard objective -> new Cards(0, 0, 1L << objective.number(), 0);
            case Wonder wonder -> new Cards(0, 0, 0, 1 << wonder.ordinal());
            default -> throw new IllegalArgumentException(card.code() + " is no card");
        };
    }

    public static Cards actions(long numbers) {
        return new Cards(numbers, 0, 0, 0);
    }

    public static Cards objectives(long numbers) {
        return new Cards(0, 0, numbers, 0);
    }

    public boolean isEmpty() {
        return (actions | people | objectives | wonders) == 0;
    }

    public Cards plus(Cards other) {
        return new Cards(
                actions | other.actions, people | other.people, objectives | other.objectives, wonders | other.wonders);
    }

    public Cards minus(Cards other) {
        return new Cards(
                actions & ~other.actions,
                people & ~other.people,
                objectives & ~other.objectives,
                wonders & ~other.wonders);
    }

    /** Whether all of these are among others. */
    public boolean areAmong(Cards others) {
        return minus(others).isEmpty();
    }

    /** How many cards of a kind; "Great …" events count as action cards. */
    public int count(CardKind kind) {
        return switch (kind) {
            case ACTION -> Long.bitCount(actions) + Long.bitCount(people);
            case OBJECTIVE -> Long.bitCount(objectives);
            case WONDER -> Integer.bitCount(wonders);
        };
    }

    public int size() {
        return count(CardKind.ACTION) + count(CardKind.OBJECTIVE) + count(CardKind.WONDER);
    }

    /** Those of one kind. */
    public Cards only(CardKind kind) {
        return switch (kind) {
            case ACTION -> new Cards(actions, people, 0, 0);
            case OBJECTIVE -> new Cards(0, 0, objectives, 0);
            case WONDER -> new Cards(0, 0, 0, wonders);
        };
    }

    /** The cards one by one, in the order of kinds and numbers. */
    public List<Thing> list(Content content) {
        List<Thing> cards = new ArrayList<>();
        for (long m = actions; m != 0; m &= m - 1) {
            cards.add(content.actionCard(Long.numberOfTrailingZeros(m)));
        }
        for (long m = people; m != 0; m &= m - 1) {
            cards.add(content.eventCard(Long.numberOfTrailingZeros(m)));
        }
        for (long m = objectives; m != 0; m &= m - 1) {
            cards.add(content.objectiveCard(Long.numberOfTrailingZeros(m)));
        }
        for (int m = wonders; m != 0; m &= m - 1) {
            cards.add(Wonder.of(Integer.numberOfTrailingZeros(m)));
        }
        return cards;
    }

    /** Puts these cards into a player's hand. */
    public void into(Player player) {
        become(inHand(player).plus(this), player);
    }

    /** Takes these cards out of a player's hand. */
    public void outOf(Player player) {
        become(inHand(player).minus(this), player);
    }

    private static void become(Cards hand, Player player) {
        player.setActionCards(hand.actions);
        player.setGreatPeople(hand.people);
        player.setObjectiveCards(hand.objectives);
        player.setWonderCards(hand.wonders);
    }
}
