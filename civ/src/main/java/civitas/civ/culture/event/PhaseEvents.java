package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.content.Phase;
import civitas.civ.content.facts.Content;
import civitas.civ.state.Act;
import civitas.civ.state.Hand;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.List;

/** The culture events of one phase, for the windows in which they may be played besides their player's own step. */
abstract sealed class PhaseEvents permits BattleEvents, InterruptingEvents {

    private final Phase phase;
    private final List<CultureEvent> events;

    PhaseEvents(Content content, Phase phase) {
        this.phase = phase;
        events = content.events().all().stream()
                .filter(event ->
                        content.spec(event).isFor(phase) && content.spec(event).interrupts())
                .toList();
    }

    /** Whether a hand may hold one of them, as far as all can see. */
    final boolean mayHide(CivTable table, int player) {
        for (CultureEvent event : events) {
            if (Backs.mayHide(table, player, event)) {
                return true;
            }
        }
        return false;
    }

    public final void list(CivTable table, int player, Choices out) {
        Hand hand = table.player(player).hand();
        for (int i = 0; i < hand.size(); i++) {
            CultureEvent event = table.content().event(hand.get(i));
            if (events.contains(event)) {
                PlayEvent.list(table, player, phase, hand, i, out);
            }
        }
    }

    public final void explain(CivTable table, int player, Thing thing, Reasons out) {
        if (thing instanceof CultureEvent event
                && table.content().spec(event).isFor(phase)
                && !events.contains(event)) {
            PlayEvent.explainStep(table, player, event, out);
        } else {
            PlayEvent.explain(table, player, phase, thing, out);
        }
    }

    public final boolean wrote(Choice choice) {
        return choice.verb() == Act.PLAY_EVENT;
    }

    public final void use(CivTable table, int player, Choice choice) {
        PlayEvent.start(table, player, choice);
    }
}
