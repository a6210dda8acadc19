package civitas.civ.culture.event;

import civitas.civ.battle.BeforeForces;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.Phase;
import civitas.civ.table.CivTable;

/** Culture events that raise units before the battle force is drawn (CV-11.11). */
public final class BattleEvents extends PhaseEvents implements BeforeForces {

    public BattleEvents() {
        super(Phase.BATTLE, BaseEvent.DUTY_AND_HONOR, BaseEvent.NATIONALISM, BaseEvent.PATRIOTISM);
    }

    @Override
    public boolean seemsAble(CivTable table, int player) {
        return Recruitment.isPossible(table, player) && mayHide(table, player);
    }
}
