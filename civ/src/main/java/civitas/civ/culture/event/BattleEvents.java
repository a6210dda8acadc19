package civitas.civ.culture.event;

import civitas.civ.content.Phase;
import civitas.civ.content.facts.Content;
import civitas.civ.table.BeforeForces;
import civitas.civ.table.CivTable;

/** Culture events that raise units before the battle force is drawn (CV-11.11). */
final class BattleEvents extends PhaseEvents implements BeforeForces {

    BattleEvents(Content content) {
        super(content, Phase.BATTLE);
    }

    @Override
    public boolean seemsAble(CivTable table, int player) {
        return Recruitment.isPossible(table, player) && mayHide(table, player);
    }
}
