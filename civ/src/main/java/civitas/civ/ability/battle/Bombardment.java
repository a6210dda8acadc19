package civitas.civ.ability.battle;

import civitas.civ.ability.UsePaid;
import civitas.civ.battle.AbilityEffects;
import civitas.civ.content.PaidAbility;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;

/** Mathematics and Ballistics: their owner deals wounds among enemy units in play (CV-11.65). */
final class Bombardment implements TurnHooks.PaidDeed {

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        return AbilityEffects.canWound(table, player);
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        int enemy = AbilityEffects.enemies(table, player);
        UsePaid.declare(table, player, ability, enemy, new AbilityEffects.Wounding(player, ability.amount()));
    }
}
