package civitas.civ.wisdom.policy;

import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** A player adopts or gives up policies, one by one, until he has as many as he must have (CV-16.39, CV-16.42). */
record Adjust(int player) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        if (!Policies.isDue(table, player)) {
            return;
        }
        table.push(this);
        boolean more = Policies.count(table, player) < table.policyLimit(player);
        table.push(more ? new AdoptPolicy(player) : new GiveUpPolicy(player));
    }
}
