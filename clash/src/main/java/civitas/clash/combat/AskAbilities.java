package civitas.clash.combat;

import civitas.clash.state.Battle;
import civitas.clash.table.BattleHooks;
import civitas.clash.table.ClashTable;
import civitas.kernel.Hook;
import civitas.kernel.Numbers;
import civitas.kernel.Procedure;

/**
 * The abilities of one side have their say, one after the other in board order: each may ask its owner, and the next
 * sees what came of it.
 *
 * @param left the abilities still to be heard
 */
record AskAbilities(Window window, int role, Numbers left) implements Procedure<ClashTable> {

    /** When abilities are heard in the course of a battle (Appendix A 8). */
    enum Window {
        BEFORE_BATTLE,
        ROUND_START,
        CARDS_SHOWN,
        BEFORE_ROLL,
        AFTER_ROLL,
        ROUND_END,
        AFTER_BATTLE,
        AFTERMATH;

        Hook<BattleHooks.BattleEffect> hook(ClashTable table) {
            return switch (this) {
                case BEFORE_BATTLE -> table.hooks().battle.beforeBattle;
                case ROUND_START -> table.hooks().battle.roundStart;
                case CARDS_SHOWN -> table.hooks().battle.cardsShown;
                case BEFORE_ROLL -> table.hooks().battle.beforeRoll;
                case ROUND_END -> table.hooks().battle.roundEnd;
                case AFTER_ROLL -> table.hooks().battle.afterRoll;
                case AFTER_BATTLE -> table.hooks().battle.afterBattle;
                case AFTERMATH -> table.hooks().battle.aftermath;
            };
        }
    }

    /** All of the attacker, then all of the defender (CC-7.35). */
    static void push(ClashTable table, Window window) {
        push(table, window, Battle.DEFENDER);
        push(table, window, Battle.ATTACKER);
    }

    static void push(ClashTable table, Window window, int role) {
        int side = table.battle().side(role);
        if (!table.isPlayer(side) || window.hook(table).joined().isEmpty()) {
            return;
        }
        Numbers abilities = table.abilitiesInBattle(role).and(window.hook(table).joined());
        if (!abilities.isEmpty()) {
            table.push(new AskAbilities(window, role, abilities));
        }
    }

    @Override
    public void run(ClashTable table) {
        Hook.Walk<BattleHooks.BattleEffect> walk = window.hook(table).of(left).iterator();
        Numbers rest = left.without(walk.ability().number());
        if (!rest.isEmpty()) {
            table.push(new AskAbilities(window, role, rest));
        }
        walk.next().run(table, table.battle(), role);
    }
}
