package civitas.civ.ability.battle;

import civitas.civ.battle.AbilityEffects;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;

/** Animal Husbandry: once per battle the owner heals up to three wounds among his units in play. */
final class AnimalHusbandry implements Hooks.BattleDeed {

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
