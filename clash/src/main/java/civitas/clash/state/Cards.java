package civitas.clash.state;

import civitas.clash.content.ActionCard;
import civitas.clash.content.CardKind;
import civitas.clash.content.EventCard;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.content.Wonder;
import civitas.clash.content.facts.Content;
import civitas.kernel.Numbers;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A set of hand cards of all kinds: action cards, "Great …" events, objectives and wonders, by the numbers of the cards. */
public record Cards(Numbers actions, Numbers people, Numbers objectives, Numbers wonders) {

    public static final Cards NONE = new Cards(Numbers.NONE, Numbers.NONE, Numbers.NONE, Numbers.NONE);

    /** Everything a player has in hand. */
    public static Cards inHand(Player player) {
        return new Cards(player.actionCards(), player.greatPeople(), player.objectiveCards(), player.wonderCards());
    }

    /** One card. */
    public static Cards of(Thing card) {
        return switch (card) {
            case ActionCard action -> actions(Numbers.of(action.number()));
            case EventCard event -> people(Numbers.of(event.number()));
            case ObjectiveCard objective -> objectives(Numbers.of(objective.number()));
            case Wonder wonder -> wonders(Numbers.of(wonder.card()));
            default -> throw new IllegalArgumentException(card.code() + " is no card");
        };
    }

    public static Cards actions(Numbers cards) {
        return new Cards(cards, Numbers.NONE, Numbers.NONE, Numbers.NONE);
    }

    public static Cards people(Numbers cards) {
        return new Cards(Numbers.NONE, cards, Numbers.NONE, Numbers.NONE);
    }

    public static Cards objectives(Numbers cards) {
        return new Cards(Numbers.NONE, Numbers.NONE, cards, Numbers.NONE);
    }

    public static Cards wonders(Numbers cards) {
        return new Cards(Numbers.NONE, Numbers.NONE, Numbers.NONE, cards);
    }

    public boolean isEmpty() {
        return actions.isEmpty() && people.isEmpty() && objectives.isEmpty() && wonders.isEmpty();
    }

    public Cards plus(Cards other) {
        if (other.isEmpty()) {
            return this;
        }
        return new Cards(
                actions.or(other.actions),
                people.or(other.people),
                objectives.or(other.objectives),
                wonders.or(other.wonders));
    }

    public Cards minus(Cards other) {
        if (other.isEmpty()) {
            return this;
        }
        return new Cards(
                actions.minus(other.actions),
                people.minus(other.people),
                objectives.minus(other.objectives),
                wonders.minus(other.wonders));
    }

    /** Whether all of these are among others. */
    public boolean areAmong(Cards others) {
        return minus(others).isEmpty();
    }

    /** How many cards of a kind; "Great …" events count as action cards. */
    public int count(CardKind kind) {
        return switch (kind) {
            case ACTION -> actions.size() + people.size();
            case OBJECTIVE -> objectives.size();
            case WONDER -> wonders.size();
        };
    }

    /** The kind of the first card. */
    public CardKind kind() {
        int i = 0;
        while (count(CardKind.of(i)) == 0) {
            i++;
        }
        return CardKind.of(i);
    }

    public int size() {
        return count(CardKind.ACTION) + count(CardKind.OBJECTIVE) + count(CardKind.WONDER);
    }

    /** Those of one kind. */
    public Cards only(CardKind kind) {
        return switch (kind) {
            case ACTION -> new Cards(actions, people, Numbers.NONE, Numbers.NONE);
            case OBJECTIVE -> objectives(objectives);
            case WONDER -> wonders(wonders);
        };
    }

    /** The cards one by one, in the order of kinds and numbers. */
    public List<Thing> list(Content content) {
        List<Thing> cards = new ArrayList<>();
        each(content, cards::add);
        return cards;
    }

    /** Hands out the cards in that order. */
    public void each(Content content, Consumer<Thing> out) {
        for (int card = actions.next(0); card >= 0; card = actions.next(card + 1)) {
            out.accept(content.actionCard(card));
        }
        for (int card = people.next(0); card >= 0; card = people.next(card + 1)) {
            out.accept(content.eventCard(card));
        }
        for (int card = objectives.next(0); card >= 0; card = objectives.next(card + 1)) {
            out.accept(content.objectiveCard(card));
        }
        for (int card = wonders.next(0); card >= 0; card = wonders.next(card + 1)) {
            out.accept(content.wonder(card));
        }
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
