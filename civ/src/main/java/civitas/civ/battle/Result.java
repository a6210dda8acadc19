package civitas.civ.battle;

import civitas.civ.state.Battle;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/**
 * Step 4: the larger total wins, on a tie the defender (CV-11.68, CV-11.70 to CV-11.72); then steps 5 and 6.
 *
 * <p>Rules: CV-11.71.
 */
record Result() implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        int attack = Units.total(table, Battle.ATTACKER);
        int defence = Units.total(table, Battle.DEFENDER);
        int winner = attack > defence ? Battle.ATTACKER : Battle.DEFENDER;
        table.battle().setWinner(winner);
        tell(table, Battle.ATTACKER, attack);
        tell(table, Battle.DEFENDER, defence);
        table.say("log.battle.winner", Battles.name(table, winner));
        schedule(table, winner);
    }

    private static void tell(CivTable table, int side, int total) {
        int bonus = table.battle().bonus(side);
        table.say("log.battle.total", Battles.name(table, side), total - bonus, bonus, total);
    }

    /**
     * Losses, loot, effects after a battle, clean up (CV-11.120, CV-11.121). If saved units survive, the winner's armies
     * are counted after his effects: what he saved is no longer among the killed (question 42).
     */
    private static void schedule(CivTable table, int winner) {
        boolean savedSurvive = table.rules().options().savedUnitsSurvive();
        table.push(new CleanUp());
        after(table, Battle.other(winner), false);
        if (savedSurvive) {
            table.push(new LoseArmies());
        }
        after(table, winner, isVictory(table));
        table.push(new Reward());
        table.push(new TakeField());
        if (!savedSurvive) {
            table.push(new LoseArmies());
        }
    }

    /** Driving back barbarians who attacked is a victory, unless the table plays otherwise (CV-11.114, question 72). */
    private static boolean isVictory(CivTable table) {
        return table.battle().isPlayer(Battle.ATTACKER)
                || !table.rules().options().otherwise(Battles.BARBARIANS_DRIVEN_BACK);
    }

    private static void after(CivTable table, int side, boolean won) {
        if (table.battle().isPlayer(side)) {
            table.push(new AfterBattle(table.battle().player(side), won));
        }
    }
}
