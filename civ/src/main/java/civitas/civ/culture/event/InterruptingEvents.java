package civitas.civ.culture.event;

import civitas.civ.content.Phase;
import civitas.civ.content.facts.Content;
import civitas.civ.table.CivTable;
import civitas.civ.table.Interrupter;

/** The culture events of the Movement phase may interrupt the movement of any player's figures (CV-03.18). */
final class InterruptingEvents extends PhaseEvents implements Interrupter {

    InterruptingEvents(Content content) {
        super(content, Phase.MOVEMENT);
    }

    @Override
    public boolean seemsAble(CivTable table, int player) {
        return table.turn().phase() == Phase.MOVEMENT && mayHide(table, player);
    }
}
