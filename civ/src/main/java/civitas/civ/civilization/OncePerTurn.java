package civitas.civ.civilization;

import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Once;

/** A privilege a civilization has once per turn (CV-03.22). */
final class OncePerTurn implements Hooks.Privilege {

    @Override
    public boolean isReady(CivTable table, int player) {
        return !table.player(player).has(Once.CIVILIZATION);
    }

    @Override
    public void use(CivTable table, int player) {
        table.player(player).set(Once.CIVILIZATION);
    }
}
