package civitas.civ.culture.event;

import civitas.civ.content.BaseEvent;
import civitas.civ.content.Phase;
import civitas.civ.reaction.Interrupter;
import civitas.civ.table.CivTable;

/** The culture events of the Movement phase may interrupt the movement of any player's figures (CV-03.18). */
public final class InterruptingEvents extends PhaseEvents implements Interrupter {

    public InterruptingEvents() {
        super(Phase.MOVEMENT, BaseEvent.DEFECTION, BaseEvent.MASS_DEFECTION, BaseEvent.WHOLESALE_DEFECTION);
    }

    @Override
    public boolean seemsAble(CivTable table, int player) {
        return table.turn().phase() == Phase.MOVEMENT && mayHide(table, player);
    }
}
