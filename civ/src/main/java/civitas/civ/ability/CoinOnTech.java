package civitas.civ.ability;

import civitas.civ.content.BaseTech;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.Tech;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;

/** A coin token on the tech, as many as the card holds: Pottery, Democracy, Printing Press (CV-10.12). */
public final class CoinOnTech implements TurnHooks.PaidDeed {

    @Override
    public boolean possible(CivTable table, int player, PaidAbility ability) {
        return table.player(player).coinTokens(ability.tech()) < table.techCoins(player, ability.coinTokens());
    }

    @Override
    public void explain(CivTable table, int player, PaidAbility ability, Reasons out) {
        out.because("why.coins-full", ability.tech(), table.techCoins(player, ability.coinTokens()));
    }

    @Override
    public void begin(CivTable table, int player, PaidAbility ability) {
        UsePaid.declare(table, player, ability, 0, new PutCoin(player, ability.tech()));
    }

    record PutCoin(int player, Tech tech) implements Procedure<CivTable> {

        @Override
        public void run(CivTable table) {
            table.setCoinTokens(player, tech, table.player(player).coinTokens(tech) + 1);
            table.say("log.coin", table.name(player), tech, table.player(player).coinTokens(tech));
        }
    }

    /** Code of Laws: once per turn a coin token for a won battle, without a price. */
    static void afterVictory(CivTable table, int player, boolean won) {
        if (won) {
            reward(table, player, BaseTech.CODE_OF_LAWS);
        }
    }

    /** A coin token for nothing, once per turn, as long as the tech holds more of them. */
    public static void reward(CivTable table, int player, Tech tech) {
        int most = table.techCoins(player, table.content().spec(tech).coinTokens());
        if (table.player(player).coinTokens(tech) < most
                && !table.player(player).hasUsed(tech, 0)) {
            table.player(player).use(tech, 0);
            new PutCoin(player, tech).run(table);
        }
    }
}
