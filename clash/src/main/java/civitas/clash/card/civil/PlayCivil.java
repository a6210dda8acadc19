package civitas.clash.card.civil;

import civitas.clash.card.Discarding;
import civitas.clash.card.great.GreatPeople;
import civitas.clash.content.ActionCard;
import civitas.clash.content.Civil;
import civitas.clash.content.EventCard;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.Actions;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.Weight;
import civitas.kernel.text.Phrase;
import java.util.Set;

/**
 * Playing an action card or a great person for its civil effect (rules chapter 10, CC-9.31).
 *
 * <p>Rules: CC-4.147, CC-4.148, CC-10.7, CC-10.8, CC-9.32.
 */
public final class PlayCivil implements TurnOffer {

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.PLAY);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        Numbers cards = table.player(player).actionCards();
        for (int number = cards.next(0); number >= 0; number = cards.next(number + 1)) {
            ActionCard card = table.content().actionCard(number);
            if (isPlayable(table, player, card.civil())) {
                out.add(Act.PLAY, card);
            }
        }
        if (!Actions.left(table)) {
            return;
        }
        Numbers people = table.player(player).greatPeople();
        for (int number = people.next(0); number >= 0; number = people.next(number + 1)) {
            EventCard card = table.content().eventCard(number);
            if (table.book().people().of(card.event()).isPossible(table, player)) {
                out.add(Act.PLAY, card);
            }
        }
    }

    /** The action, the price and the condition of the text (CC-10.5, CC-10.11, CC-10.12). */
    private static boolean isPlayable(ClashTable table, int player, Civil civil) {
        return (Actions.left(table) || !table.content().spec(civil).isAction())
                && table.book().civil().of(civil).isPossible(table, player)
                && Payments.canPay(table, player, table.content().spec(civil).cost(), Purpose.OTHER);
    }

    @Override
    public void explain(ClashTable table, int player, Thing thing, Reasons out) {
        switch (thing) {
            case ActionCard card -> {
                if (table.player(player).actionCards().has(card.number())) {
                    explain(table, player, card.civil(), out);
                }
            }
            case EventCard card -> {
                if (table.player(player).greatPeople().has(card.number())) {
                    Actions.explain(table, out);
                    if (!table.book().people().of(card.event()).isPossible(table, player)) {
                        out.because("why.card-condition", card);
                    }
                }
            }
            default -> {}
        }
    }

    private static void explain(ClashTable table, int player, Civil civil, Reasons out) {
        if (table.content().spec(civil).isAction()) {
            Actions.explain(table, out);
        }
        if (!table.book().civil().of(civil).isPossible(table, player)) {
            out.because("why.card-condition", civil);
        }
        Payments.explain(table, player, table.content().spec(civil).cost(), Purpose.OTHER, out);
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        switch (choice.subject()) {
            case ActionCard card -> play(table, player, card);
            case EventCard card -> play(table, player, card);
            default -> throw new IllegalArgumentException(choice.code());
        }
    }

    private static void play(ClashTable table, int player, ActionCard card) {
        announce(table, player, card, Cost.NORMAL);
    }

    /** Whether the action is spent. */
    enum Cost {
        NORMAL,
        FREE
    }

    /** The card is named and laid down; somebody may be able to cancel it (CC-10.17). */
    private static void announce(ClashTable table, int player, Thing card, Cost cost) {
        table.say("log.plays", table.name(player), card instanceof ActionCard action ? action.civil() : card);
        switch (card) {
            case ActionCard action -> Discarding.actionCard(table, player, action.number());
            case EventCard event -> Discarding.greatPerson(table, player, event.number());
            default -> throw new IllegalArgumentException(card.code());
        }
        if (card instanceof ActionCard action && table.book().civil().of(action.civil()) instanceof OpponentEffect) {
            table.push(new OpponentEffect.ChooseOpponent(player, action, cost));
        } else {
            aim(table, player, card, cost, ClashTable.NOBODY);
        }
    }

    /** Everything about the card is named, the opponent it is played on too: now it can be cancelled (CC-16.66). */
    static void aim(ClashTable table, int player, Thing card, Cost cost, int opponent) {
        Cancelling.before(table, player, card, new Effect(player, card, cost, opponent));
    }

    /** The card has its effect: now its costs are paid. */
    record Effect(int player, Thing card, Cost cost, int opponent) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            if (Cancelling.isCancelled(table, player, card)) {
                return;
            }
            if (card instanceof ActionCard action) {
                perform(table, new Played(player, action.civil(), opponent), cost);
            } else if (card instanceof EventCard event) {
                if (cost == Cost.NORMAL) {
                    Actions.spend(table);
                }
                GreatPeople.play(table, player, event.event());
            }
        }
    }

    // --- cards that an ability plays without an action ---------------------------------------------------------------

    /** Whether a player has a card that needs an action and could play it without one. */
    public static boolean hasActionCard(ClashTable table, int player) {
        Choices out = new Choices();
        listFree(table, player, out);
        return !out.isEmpty();
    }

    /** Asks which of them is played. */
    public static void askFree(ClashTable table, int player, Ability source) {
        table.push(new PlayFree(player, source));
    }

    private static void listFree(ClashTable table, int player, Choices out) {
        Numbers cards = table.player(player).actionCards();
        for (int number = cards.next(0); number >= 0; number = cards.next(number + 1)) {
            ActionCard card = table.content().actionCard(number);
            Civil civil = card.civil();
            if (table.content().spec(civil).isAction()
                    && table.book().civil().of(civil).isPossible(table, player)
                    && Payments.canPay(
                            table, player, table.content().spec(civil).cost(), Purpose.OTHER)) {
                out.add(Act.PLAY, card);
            }
        }
        Numbers people = table.player(player).greatPeople();
        for (int number = people.next(0); number >= 0; number = people.next(number + 1)) {
            EventCard card = table.content().eventCard(number);
            if (table.book().people().of(card.event()).isPossible(table, player)) {
                out.add(Act.PLAY, card);
            }
        }
    }

    /** Which card is played without an action, if any still can be. */
    record PlayFree(int player, Ability source) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.play-free", source);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            listFree(table, player, out);
            out.add(Act.PASS);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.PLAY) {
                announce(table, player, choice.subject(), Cost.FREE);
            }
        }

        @Override
        public boolean answersItself(ClashTable table) {
            return false;
        }

        @Override
        public Weight weight(Choice choice) {
            return choice.verb() == Act.PASS ? Weight.SILENT : Weight.OPEN;
        }
    }

    private static void perform(ClashTable table, Played played, Cost price) {
        if (table.content().spec(played.civil()).isAction() && price == Cost.NORMAL) {
            Actions.spend(table);
        }
        Goods cost = table.content().spec(played.civil()).cost();
        if (cost.isEmpty()) {
            played.perform(table);
        } else {
            table.push(Pay.of(played.player(), cost, Purpose.OTHER, played));
        }
    }

    private static void play(ClashTable table, int player, EventCard card) {
        announce(table, player, card, Cost.NORMAL);
    }

    /** The price of an action card was paid. */
    record Played(int player, Civil civil, int opponent) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            perform(table);
        }

        private void perform(ClashTable table) {
            CivilEffect effect = table.book().civil().of(civil);
            if (effect instanceof OpponentEffect aimed) {
                aimed.play(table, player, opponent);
            } else {
                effect.perform(table, player);
            }
        }
    }
}
