package civitas.civ.ability.battle;

import civitas.civ.battle.AbilityEffects;
import civitas.civ.table.BattleHooks;
import civitas.civ.table.CivTable;

/** Animal Husbandry: once per battle the owner heals up to three wounds among his units in play. */
final class AnimalHusbandry implements BattleHooks.BattleDeed {

    private static final int WOUNDS = 3;

    @Override
    public boolean possible(CivTable table, int player) {
        return AbilityEffects.canHeal(table, player);
    }

    @Override
    public void resolve(CivTable table, int player) {
        AbilityEffects.heal(table, player, WOUNDS);
    }
}
