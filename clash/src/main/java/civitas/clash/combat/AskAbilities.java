package civitas.clash.combat;

import civitas.clash.table.Battle;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hook;
import civitas.clash.table.Hooks;
import civitas.kernel.Procedure;

/**
 * The abilities of one side have their say, one after the other in board order: each may ask its owner, and the next
 * sees what came of it.
 *
 * @param left the abilities still to be heard
 */
record AskAbilities(Window window, int role, long left) implements Procedure<ClashTable> {

    /** When abilities are heard in the course of a battle (Appendix A 8). */
    enum Window {
        BEFORE_BATTLE,
        AFTER_ROLL,
        AFTER_BATTLE;

        Hook<Hooks.BattleEffect> hook(ClashTable table) {
            return switch (this) {
                case BEFORE_BATTLE -> table.hooks().beforeBattle;
                case AFTER_ROLL -> table.hooks().afterRoll;
                case AFTER_BATTLE -> table.hooks().afterBattle;
            };
        }
    }

    /** All of the attacker, then all of the defender (CC-7.35). */
    static void push(ClashTable table, Window window) {
        push(table, window, Battle.DEFENDER);
        push(table, window, Battle.ATTACKER);
    }

    static void push(ClashTable table, Window window, int role) {
        int side = table.battle().side[role];
        if (!table.isPlayer(side)) {
            return;
        }
        long abilities = window.hook(table).of(table.player(side));
        if (abilities != 0) {
            table.push(new AskAbilities(window, role, abilities));
        }
    }

    @Override
    public void run(ClashTable table) {
        long rest = left & left - 1;
        if (rest != 0) {
            table.push(new AskAbilities(window, role, rest));
        }
        window.hook(table).first(left).run(table, table.battle(), role);
    }
}
