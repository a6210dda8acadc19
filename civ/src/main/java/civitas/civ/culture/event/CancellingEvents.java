package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.culture.Events;
import civitas.civ.reaction.Cancel;
import civitas.civ.state.Act;
import civitas.civ.state.Declaration;
import civitas.civ.state.Hand;
import civitas.civ.table.Canceller;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import java.util.List;
import java.util.Map;

/** Culture events that cancel. They are culture events themselves and can be cancelled (CV-03.14). */
public final class CancellingEvents implements Canceller {

    /** Which declarations an event cancels. */
    @FunctionalInterface
    interface Reach {
        boolean covers(int player, Declaration declaration);
    }

    private final Map<CultureEvent, Reach> reaches;
    private final List<CultureEvent> kinds;

    CancellingEvents(Map<CultureEvent, Reach> reaches) {
        this.reaches = Map.copyOf(reaches);
        kinds = List.copyOf(reaches.keySet());
    }

    private boolean cancels(CultureEvent event, int player, Declaration declaration) {
        Reach reach = reaches.get(event);
        return reach != null && reach.covers(player, declaration);
    }

    @Override
    public boolean seemsAble(CivTable table, int player, Declaration declaration) {
        for (int i = 0; i < kinds.size(); i++) {
            if (cancels(kinds.get(i), player, declaration) && Backs.mayHide(table, player, kinds.get(i))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void list(CivTable table, int player, Declaration declaration, Choices out) {
        Hand hand = table.player(player).hand();
        for (int i = 0; i < hand.size(); i++) {
            CultureEvent event = table.content().event(hand.get(i));
            if (cancels(event, player, declaration) && !Events.isRepeated(table, hand, i)) {
                out.add(Act.CANCEL, event);
            }
        }
    }

    @Override
    public void explain(CivTable table, int player, Declaration declaration, Thing thing, Reasons out) {
        if (!(thing instanceof CultureEvent event)
                || !Events.isHeld(table, player, event)
                || cancels(event, player, declaration)) {
            return;
        }
        if (kinds.contains(event)) {
            out.because("why.cancels-not", event);
        } else {
            PlayEvent.explainTime(table, event, out);
        }
    }

    @Override
    public boolean wrote(Choice choice) {
        return choice.verb() == Act.CANCEL && reaches.containsKey(choice.subject(CultureEvent.class));
    }

    /** A card that cancels is aimed at a declaration, not at a player (CV-03.12). */
    @Override
    public void use(CivTable table, int player, Declaration declaration, Choice choice) {
        Playing.play(
                table, player, choice.subject(CultureEvent.class), declaration.what(), 0, new Cancel(declaration.id()));
    }
}
