package civitas.clash.civilizations.event;

import civitas.clash.civilizations.content.ExpansionEvent;
import civitas.clash.content.EventCard;
import civitas.clash.state.Act;
import civitas.clash.table.Actions;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Seat;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;
import java.util.Set;

/**
 * Great Diplomat: while he lies before a player, this player and an opponent pay for attacks on each other; he may be sent away
 * as an action. Rules: CC-9.36.
 */
final class GreatDiplomat implements TurnOffer {

    static void taken(ClashTable table, int player) {
        table.push(new Partner(player));
    }

    /** He leaves: his card is discarded. */
    static void leave(ClashTable table) {
        EventCard card = card(table);
        Happenings.of(table).setDiplomat(-1, -1);
        table.lasting().release(card.number());
        table.eventDeck().discard(card.number());
        table.say("log.diplomat-leaves");
    }

    private static EventCard card(ClashTable table) {
        return table.content().eventCards().stream()
                .filter(card -> card.event() == ExpansionEvent.GREAT_DIPLOMAT)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.RETURN);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        if (Actions.left(table) && Happenings.of(table).diplomat() == player) {
            out.add(Act.RETURN, card(table));
        }
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        Actions.spend(table);
        leave(table);
    }

    /** With whom the peace is kept. */
    record Partner(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.great-diplomat");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int other = table.next(player); other != player; other = table.next(other)) {
                out.add(Act.CHOOSE, Seat.of(other));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Seat partner = choice.subject(Seat.class);
            Happenings.of(table).setDiplomat(player, partner.index());
            table.say("log.great-diplomat", table.name(player), partner);
        }
    }
}
