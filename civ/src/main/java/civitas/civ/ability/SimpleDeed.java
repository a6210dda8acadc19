package civitas.civ.ability;

import civitas.civ.content.PaidAbility;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Step;

/** A paid ability without anything to choose. */
@FunctionalInterface
interface SimpleDeed extends TurnHooks.PaidDeed {

    Step<CivTable> effect(int player, PaidAbility ability);

    @Override
    default boolean possible(CivTable table, int player, PaidAbility ability) {
        return true;
    }

    @Override
    default void begin(CivTable table, int player, PaidAbility ability) {
        UsePaid.declare(table, player, ability, 0, effect(player, ability));
    }
}
