package civitas.clash.civilizations.ability;

import civitas.clash.combat.Forces;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashTable;

/** What the roll of the enemy would do. */
public final class Hits {

    private Hits() {}

    /** Whether a hit of this round is not cancelled yet and would cost the side a unit. */
    public static boolean hurt(ClashTable table, int role) {
        Battle battle = table.battle();
        int hits = battle.now().value(Battle.other(role)) / table.constants().hitDivisor;
        return hits > battle.now().cancels(role) && Forces.fighters(table, role) > 0;
    }
}
