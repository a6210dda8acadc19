package civitas.civ.start;

import civitas.civ.content.Government;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hook;
import civitas.civ.table.Hooks;
import civitas.civ.table.Once;

/** The two ends of a player's Start of Turn step. */
public final class StartStep {

    private StartStep() {}

    /** New scouts gather for the capital, and abilities that leave nothing to choose act (CV-04.06, CV-04.50). */
    public static void begin(CivTable table, int player) {
        AssignScouts.assignTheRest(table, player);
        Hook<Hooks.Effect> hook = table.hooks().startOfTurn;
        for (int i = 0; i < hook.size(); i++) {
            if (hook.ability(i) instanceof Government government && table.has(player, government)) {
                table.player(player).set(Once.GOVERNMENT);
            }
        }
        table.run(hook, player);
    }

    /** Scouts built in the step are assigned too, and direct changes of government are over (CV-04.34, CV-04.52). */
    public static void end(CivTable table, int player) {
        AssignScouts.assignTheRest(table, player);
        table.player(player).setFresh(0);
    }
}
