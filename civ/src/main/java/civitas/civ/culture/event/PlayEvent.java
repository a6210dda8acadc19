package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.content.Phase;
import civitas.civ.culture.Events;
import civitas.civ.state.Act;
import civitas.civ.state.Hand;
import civitas.civ.table.CivTable;
import civitas.civ.table.Offer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.List;

/** Culture events are played in the phase printed on them, any number of them (CV-07.17, CV-07.23). */
public record PlayEvent(Phase phase) implements Offer {

    @Override
    public List<Act> verbs() {
        return List.of(Act.PLAY_EVENT);
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        list(table, player, phase, out);
    }

    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        explain(table, player, phase, thing, out);
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        start(table, player, choice);
    }

    /** Writes the events in hand that can be played at a time. */
    static void list(CivTable table, int player, Phase phase, Choices out) {
        Hand hand = table.player(player).hand();
        for (int i = 0; i < hand.size(); i++) {
            list(table, player, phase, hand, i, out);
        }
    }

    /** Writes the event at a place of a hand if it can be played at a time. */
    static void list(CivTable table, int player, Phase phase, Hand hand, int place, Choices out) {
        CultureEvent event = table.content().event(hand.get(place));
        if (table.content().spec(event).isFor(phase)
                && !Events.isRepeated(table, hand, place)
                && table.book().play(event).possible(table, player, event)) {
            out.add(Act.PLAY_EVENT, event);
        }
    }

    /** Says why an event of a player's own hand cannot be played at a time; of other cards it says nothing. */
    public static void explain(CivTable table, int player, Phase phase, Thing thing, Reasons out) {
        if (!(thing instanceof CultureEvent event) || !Events.isHeld(table, player, event)) {
            return;
        }
        if (!table.content().spec(event).isFor(phase)) {
            explainTime(table, event, out);
        } else if (!table.book().play(event).possible(table, player, event)) {
            out.because("why.no-target", event);
        }
    }

    /** Says when an event can be played. */
    static void explainTime(CivTable table, CultureEvent event, Reasons out) {
        if (!table.content().spec(event).resources().isEmpty()) {
            out.because("why.event-gift", event);
        } else if (table.content().spec(event).isFor(Phase.ANY_TIME)) {
            out.because("why.event-answer", event);
        } else {
            out.because(
                    "why.event-phase",
                    event,
                    Phrase.listing(table.content().spec(event).phases()));
        }
    }

    /** Says that an event of a player's own hand is played only in his own step of its phase (CV-03.08). */
    static void explainStep(CivTable table, int player, CultureEvent event, Reasons out) {
        if (Events.isHeld(table, player, event)) {
            out.because("why.event-own-step", event);
        }
    }

    static void start(CivTable table, int player, Choice choice) {
        CultureEvent event = choice.subject(CultureEvent.class);
        table.book().play(event).begin(table, player, event);
    }
}
