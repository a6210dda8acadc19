package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.content.Phase;
import civitas.civ.culture.Events;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hand;
import civitas.civ.table.Offer;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
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
            CultureEvent event = table.content().event(hand.get(i));
            if (table.content().spec(event).phase() == phase
                    && !Events.isRepeated(table, hand, i)
                    && table.book().play(event).possible(table, player, event)) {
                out.add(Act.PLAY_EVENT, event);
            }
        }
    }

    /** Says why an event of a player's own hand cannot be played at a time; of other cards it says nothing. */
    public static void explain(CivTable table, int player, Phase phase, Thing thing, Reasons out) {
        if (!(thing instanceof CultureEvent event) || !Events.isHeld(table, player, event)) {
            return;
        }
        if (table.content().spec(event).phase() != phase) {
            explainTime(table, event, out);
        } else if (!table.book().play(event).possible(table, player, event)) {
            out.because("why.no-target", event);
        }
    }

    /** Says when an event can be played. */
    static void explainTime(CivTable table, CultureEvent event, Reasons out) {
        Phase phase = table.content().spec(event).phase();
        if (!table.content().spec(event).resources().isEmpty()) {
            out.because("why.event-gift", event);
        } else if (phase == Phase.ANY_TIME) {
            out.because("why.event-answer", event);
        } else {
            out.because("why.event-phase", event, phase);
        }
    }

    static void start(CivTable table, int player, Choice choice) {
        CultureEvent event = (CultureEvent) choice.subject();
        table.book().play(event).begin(table, player, event);
    }
}
