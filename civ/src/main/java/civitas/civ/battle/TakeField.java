package civitas.civ.battle;

import civitas.civ.city.Razing;
import civitas.civ.state.Battle;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Victory;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/**
 * The loser's figures leave the map, surviving units go home, a city falls, and a victorious attacker takes the square
 * (CV-11.78 to CV-11.80, CV-11.96 to CV-11.104).
 *
 * <p>Rules: CV-08.53, CV-11.79, CV-11.81, CV-11.98, CV-11.101.
 */
record TakeField() implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        Battle battle = table.battle();
        goHome(table, Battle.ATTACKER);
        goHome(table, Battle.DEFENDER);
        int loser = Battle.other(battle.winner());
        Battles.put(table, battle.player(loser), battle.figures(loser), Figures.RESERVE);
        if (battle.winner() == Battle.ATTACKER) {
            conquer(table);
        }
    }

    /** Survivors of both sides return to their standing forces; barbarians go under their decks and leave nothing behind (CV-11.112, CV-11.117). */
    private static void goHome(CivTable table, int side) {
        Battle battle = table.battle();
        for (int front = 0; front < battle.fronts(); front++) {
            int card = battle.card(side, front);
            if (card == Battle.NO_CARD) {
                continue;
            }
            battle.setCard(side, front, Battle.NO_CARD);
            if (battle.isPlayer(side)) {
                table.player(battle.player(side)).addForce(card);
            } else {
                CleanUp.discard(table, card);
            }
        }
    }

    private static void conquer(CivTable table) {
        Battle battle = table.battle();
        int attacker = battle.player(Battle.ATTACKER);
        int city = battle.city();
        if (city != Cities.NONE && Cities.isCapital(city)) {
            if (battle.isPlayer(Battle.ATTACKER)) {
                table.win(attacker, Victory.MILITARY);
            }
            return; // a wild band takes no capital (CV-11.116)
        }
        if (city != Cities.NONE) {
            Razing.destroy(table, city);
        }
        Battles.put(table, attacker, battle.figures(Battle.ATTACKER), battle.square());
    }
}
