package civitas.civ.battle;

import civitas.civ.content.Figure;
import civitas.civ.state.Battle;
import civitas.civ.state.Figures;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/**
 * The winner loses an army for every two of his units killed, never the last one and never a scout (CV-11.73 to
 * CV-11.76). Armies are alike, but those that cannot move any more go first: the owner would always choose so.
 *
 * <p>Rules: CV-11.74, CV-11.75, CV-11.113.
 */
record LoseArmies() implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        Battle battle = table.battle();
        int side = battle.winner();
        int killed = Long.bitCount(battle.killed(side)) / table.constants().unitsPerArmyLost;
        int lost = Math.min(killed, DrawForces.armies(battle.figures(side)) - 1);
        if (lost <= 0) {
            return;
        }
        int player = battle.player(side);
        for (int i = 0; i < lost; i++) {
            int army = leastUseful(table.player(player), battle.figures(side));
            battle.setFigures(side, battle.figures(side) & ~(1 << army));
            table.putFigure(player, army, Figures.RESERVE);
        }
        table.say("log.battle.armies-lost", table.name(player), lost);
    }

    private static int leastUseful(Player player, int figures) {
        int armies = figures & ((1 << Figures.end(Figure.ARMY)) - 1);
        int spent = armies & (player.moved() | player.frozen());
        return Integer.numberOfTrailingZeros(spent != 0 ? spent : armies);
    }
}
