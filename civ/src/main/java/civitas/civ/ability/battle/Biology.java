package civitas.civ.ability.battle;

import civitas.civ.battle.AbilityEffects;
import civitas.civ.table.BattleHooks;
import civitas.civ.table.CivTable;

/** Biology: once per battle the owner heals all wounds of his units in play. */
final class Biology implements BattleHooks.BattleDeed {

    @Override
    public boolean possible(CivTable table, int player) {
        return AbilityEffects.canHeal(table, player);
    }

    @Override
    public void resolve(CivTable table, int player) {
        AbilityEffects.healAll(table, player);
    }
}
