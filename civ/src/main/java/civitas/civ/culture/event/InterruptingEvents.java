package civitas.civ.culture.event;

import civitas.civ.content.CultureEvent;
import civitas.civ.content.Phase;
import civitas.civ.reaction.Interrupter;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;

/** The culture events of the Movement phase may interrupt the movement of any player's figures (CV-03.18). */
public final class InterruptingEvents implements Interrupter {

    @Override
    public boolean seemsAble(CivTable table, int player) {
        return table.turn().phase() == Phase.MOVEMENT
                && (Backs.mayHide(table, player, CultureEvent.DEFECTION)
                        || Backs.mayHide(table, player, CultureEvent.MASS_DEFECTION)
                        || Backs.mayHide(table, player, CultureEvent.WHOLESALE_DEFECTION));
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        PlayEvent.list(table, player, Phase.MOVEMENT, out);
    }

    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        PlayEvent.explain(table, player, Phase.MOVEMENT, thing, out);
    }

    @Override
    public boolean wrote(Choice choice) {
        return choice.verb() == Act.PLAY_EVENT;
    }

    @Override
    public void use(CivTable table, int player, Choice choice) {
        PlayEvent.start(table, player, choice);
    }
}
