package civitas.civ.research;

import civitas.civ.content.Tech;
import civitas.civ.state.Player;
import civitas.civ.state.Victory;
import civitas.civ.table.CivTable;
import civitas.civ.table.Economy;
import civitas.kernel.Procedure;
import java.util.List;

/**
 * The chosen techs are revealed together; payments and effects follow in turn order (CV-09.05, CV-09.11). All of them
 * take effect before anybody is looked at as a victor, be it for the last tech or for the coins of a new one (CV-15.13).
 *
 * <p>Rules: CV-09.07, CV-12.11, CV-14.23, CV-15.05.
 */
public record RevealResearch() implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        int winner = CivTable.NOBODY;
        table.reveal();
        for (int i = 0; i < table.seats(); i++) {
            int player = (table.turn().first() + i) % table.seats();
            int chosen = table.player(player).research();
            if (chosen >= 0) {
                research(table, player, table.content().techs().get(chosen));
            } else {
                table.say("log.research.declined", table.name(player));
            }
        }
        for (int player = 0; player < table.seats(); player++) {
            boolean victor = hasFlown(table, player) || Economy.suffices(table, player);
            if (victor && (winner == CivTable.NOBODY || Economy.isAhead(table, player, winner))) {
                winner = player;
            }
        }
        if (winner != CivTable.NOBODY) {
            table.win(winner, hasFlown(table, winner) ? Victory.TECHNOLOGY : Victory.ECONOMY);
        }
        for (int i = table.seats() - 1; i >= 0; i--) {
            int player = (table.turn().first() + i) % table.seats();
            int chosen = table.player(player).research();
            int second = table.player(player).secondResearch();
            table.player(player).setResearch(Player.UNDECIDED);
            table.player(player).setSecondResearch(Player.DECLINED);
            if (chosen >= 0) {
                Tech first = table.content().techs().get(chosen);
                List<Tech> all =
                        second >= 0 ? List.of(first, table.content().techs().get(second)) : List.of(first);
                table.push(new Learning.Learned(player, all));
                table.push(new Learning.Researched(player, first));
            }
        }
    }

    /** Whether a player has just learned the last tech; several may, though there is only one card (CV-15.12). */
    private static boolean hasFlown(CivTable table, int player) {
        int chosen = table.player(player).research();
        return chosen >= 0 && Learning.isLast(table, table.content().techs().get(chosen));
    }

    /** All trade is spent, but coins keep some of it; a coin on the new tech does not help (CV-09.06 to CV-09.08). */
    private static void research(CivTable table, int player, Tech tech) {
        Player p = table.player(player);
        int kept = Math.min(p.trade(), table.coins(player));
        table.say("log.research", table.name(player), tech, kept);
        p.setTrade(kept);
        Learning.take(table, player, tech);
        if (p.secondResearch() >= 0) {
            Tech second = table.content().techs().get(p.secondResearch());
            table.say("log.research.second", table.name(player), second);
            Learning.take(table, player, second);
        }
    }
}
