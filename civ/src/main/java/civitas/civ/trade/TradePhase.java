package civitas.civ.trade;

import civitas.civ.content.Yield;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.kernel.Procedure;

/**
 * The Trade phase: everybody collects at once, then the players deal with each other (CV-05.01, CV-05.07).
 *
 * <p>Rules: CV-05.02.
 */
public record TradePhase() implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        for (int i = 0; i < table.seats(); i++) {
            collect(table, (table.turn().first() + i) % table.seats());
        }
        negotiate(table);
    }

    /** Everybody has collected: the talks begin. */
    public static void negotiate(CivTable table) {
        Talk.begin(table);
    }

    private static void collect(CivTable table, int player) {
        int before = table.player(player).trade();
        table.addTrade(player, icons(table, player) + table.sum(table.hooks().wealth.trade, player));
        table.say(
                "log.collect",
                table.name(player),
                table.player(player).trade() - before,
                table.player(player).trade());
    }

    /** The trade icons of all own cities, with what scouts send (CV-05.01 to CV-05.03). */
    public static int icons(CivTable table, int player) {
        int sum = 0;
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            sum += table.cities().exists(city) ? Yield.trade(Yields.ofCity(table, city)) : 0;
        }
        return sum;
    }
}
