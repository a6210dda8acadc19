package civitas.civ.ability.battle;

import civitas.civ.ability.UsePaid;
import civitas.civ.battle.AbilityEffects;
import civitas.civ.content.PaidAbility;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;

/** Metalworking: the unit its owner is about to play is stronger until the end of the battle (CV-10.31). */
final class Forging implements TurnHooks.PaidDeed {

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        return AbilityEffects.canStrengthen(table, player);
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        UsePaid.declare(table, player, ability, 0, new AbilityEffects.Strengthen(player, ability.amount()));
    }
}
