package civitas.clash.civilizations.maya;

import static civitas.clash.civilizations.content.CivAdvance.MAYA_CALENDAR;

import civitas.clash.civilizations.ability.Gains;
import civitas.clash.content.EventCard;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.Set;

/**
 * The player looks at the top event; for a culture token it goes under the deck and he looks again. What he has seen is his
 * secret, and a free action comes only between actions, never before the event that Astronomy brings. Rules: CC-16.69.
 */
record Calendar(int player) implements Solo<ClashTable> {

    static void look(ClashTable table, int player) {
        if (table.eventDeck().size() == 0) {
            return;
        }
        EventCard card = top(table);
        table.reveal();
        table.whisper(
                1 << player,
                Phrase.of("log.calendar", table.name(player), card),
                Phrase.of("log.calendar-hidden", table.name(player)));
        table.turn().memory().set(MAYA_CALENDAR, player, table.eventDeck().size());
        table.push(new Calendar(player));
    }

    /** Whether the top event is the one he has looked at this turn; looking once more would show him nothing. */
    private static boolean isKnown(ClashTable table, int player) {
        int size = table.eventDeck().size();
        return size > 0 && table.turn().memory().get(MAYA_CALENDAR, player) == size;
    }

    static boolean isUnknown(ClashTable table, int player) {
        return table.eventDeck().size() > 0 && !isKnown(table, player);
    }

    private static EventCard top(ClashTable table) {
        byte[] pile = table.eventDeck().drawPile();
        return table.content().eventCard(pile[pile.length - 1]);
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.calendar");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        out.add(Act.PASS);
        if (Payments.canPay(table, player, Gains.CULTURE, Purpose.OTHER)) {
            out.add(Act.PUT_UNDER, MAYA_CALENDAR);
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.PUT_UNDER) {
            pay(table, player);
        }
    }

    private static void pay(ClashTable table, int player) {
        table.push(Pay.of(player, Gains.CULTURE, Purpose.OTHER, new Buried(player)));
    }

    /** The card goes under the deck, and the next one is looked at. */
    record Buried(int player) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            table.eventDeck().putUnder(table.eventDeck().draw(table.chance()));
            table.say("log.calendar-buried", table.name(player));
            look(table, player);
        }
    }

    /** An event that he looked at and left may still be put under the deck later in the turn. */
    static final class SecondThought implements TurnOffer {

        @Override
        public Set<Act> verbs() {
            return Set.of(Act.PUT_UNDER);
        }

        @Override
        public void list(ClashTable table, int player, Choices out) {
            if (isKnown(table, player) && Payments.canPay(table, player, Gains.CULTURE, Purpose.OTHER)) {
                out.add(Act.PUT_UNDER, MAYA_CALENDAR);
            }
        }

        @Override
        public void begin(ClashTable table, int player, Choice choice) {
            pay(table, player);
        }
    }

    @Override
    public boolean answersItself(ClashTable table) {
        return false;
    }
}
