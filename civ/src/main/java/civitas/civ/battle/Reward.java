package civitas.civ.battle;

import civitas.civ.battle.loot.Loot;
import civitas.civ.hut.Exploring;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** The village token, or loot (CV-08.40, CV-08.41, CV-11.82, CV-11.84, CV-11.115). */
record Reward() implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        Battle battle = table.battle();
        boolean attackerWon = battle.winner() == Battle.ATTACKER;
        if (!battle.isPlayer(Battle.DEFENDER) && attackerWon) {
            Exploring.village(table, battle.player(Battle.ATTACKER), battle.square());
        }
        if (!battle.isPlayer(Battle.ATTACKER) || !battle.isPlayer(Battle.DEFENDER)) {
            return; // nobody takes loot from a wild band, and it takes none
        }
        boolean lostCity = attackerWon && battle.city() != Cities.NONE;
        int winner = battle.player(battle.winner());
        int loser = battle.player(Battle.other(battle.winner()));
        if (lostCity) {
            table.push(new Conquered(winner));
        }
        Loot.offer(table, winner, loser, lostCity, attackerWon);
    }

    /** Effects of having conquered a city. */
    record Conquered(int player) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.run(table.hooks().battle.afterConquest, player);
        }
    }
}
