package civitas.civ.battle;

import civitas.civ.table.BattleHooks;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** A player's effects after a battle; the killed units still lie aside (CV-11.120, CV-08.51). Rules: CV-11.77. */
record AfterBattle(int player, boolean won) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        for (BattleHooks.AfterBattle voice : table.voices(table.hooks().battle.afterBattle, player)) {
            voice.run(table, player, won);
        }
    }
}
