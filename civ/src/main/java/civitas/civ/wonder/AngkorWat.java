package civitas.civ.wonder;

import civitas.civ.content.BaseWonder;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;

/** Once per turn any own city harvests twice in one action, also from one square (CV-10.33). */
final class AngkorWat implements Hooks.Privilege {

    @Override
    public boolean isReady(CivTable table, int player) {
        return !table.player(player).hasUsed(BaseWonder.ANGKOR_WAT);
    }

    @Override
    public void use(CivTable table, int player) {
        table.player(player).use(BaseWonder.ANGKOR_WAT);
    }
}
