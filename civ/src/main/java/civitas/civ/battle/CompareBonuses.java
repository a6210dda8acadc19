package civitas.civ.battle;

import civitas.civ.state.Battle;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** Step 2: the sides compare their combat bonuses (CV-11.22, CV-11.33). */
record CompareBonuses() implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        int attacker = CombatBonus.sum(table, Battle.ATTACKER);
        int defender = CombatBonus.sum(table, Battle.DEFENDER);
        CombatBonus.set(table, attacker, defender);
        table.say(
                "log.battle.bonus",
                Battles.name(table, Battle.ATTACKER),
                attacker,
                Battles.name(table, Battle.DEFENDER),
                defender);
    }
}
