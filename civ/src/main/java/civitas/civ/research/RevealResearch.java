package civitas.civ.research;

import civitas.civ.content.Tech;
import civitas.civ.table.CivTable;
import civitas.civ.table.Economy;
import civitas.civ.table.Player;
import civitas.civ.table.Victory;
import civitas.kernel.Procedure;

/** The chosen techs are revealed together; payments and effects follow in turn order (CV-09.05, CV-09.11). */
record RevealResearch() implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        int winner = CivTable.NOBODY;
        table.reveal();
        for (int i = 0; i < table.seats(); i++) {
            int player = (table.turn().first() + i) % table.seats();
            int chosen = table.player(player).research();
            if (chosen >= 0) {
                research(table, player, Tech.of(chosen));
            } else {
                table.say("log.research.declined", table.name(player));
            }
        }
        for (int player = 0; player < table.seats(); player++) {
            int chosen = table.player(player).research();
            if (chosen >= 0
                    && Learning.isLast(table, Tech.of(chosen))
                    && (winner == CivTable.NOBODY || Economy.isAhead(table, player, winner))) {
                winner = player;
            }
            table.player(player).setResearch(Player.UNDECIDED);
        }
        if (winner != CivTable.NOBODY) {
            table.win(winner, Victory.TECHNOLOGY);
        }
    }

    /** All trade is spent, but coins keep some of it; a coin on the new tech does not help (CV-09.06 to CV-09.08). */
    private static void research(CivTable table, int player, Tech tech) {
        Player p = table.player(player);
        int kept = Math.min(p.trade(), table.coins(player));
        table.say("log.research", table.name(player), tech, kept);
        p.setTrade(kept);
        Learning.take(table, player, tech);
    }
}
