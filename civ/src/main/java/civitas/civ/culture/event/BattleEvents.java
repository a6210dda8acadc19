package civitas.civ.culture.event;

import civitas.civ.battle.BeforeForces;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Phase;
import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;

/** Culture events that raise units before the battle force is drawn (CV-11.11). */
public final class BattleEvents implements BeforeForces {

    @Override
    public boolean seemsAble(CivTable table, int player) {
        return Recruitment.isPossible(table, player)
                && (Backs.mayHide(table, player, CultureEvent.DUTY_AND_HONOR)
                        || Backs.mayHide(table, player, CultureEvent.NATIONALISM)
                        || Backs.mayHide(table, player, CultureEvent.PATRIOTISM));
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        PlayEvent.list(table, player, Phase.BATTLE, out);
    }

    @Override
    public void explain(CivTable table, int player, Thing thing, Reasons out) {
        PlayEvent.explain(table, player, Phase.BATTLE, thing, out);
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
