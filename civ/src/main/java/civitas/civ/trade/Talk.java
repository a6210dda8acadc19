package civitas.civ.trade;

import civitas.civ.content.PaidAbility;
import civitas.civ.content.Phase;
import civitas.civ.state.Once;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/**
 * Negotiation goes on until everybody has declared himself finished (CV-05.23). Offers that have become impossible
 * since the last word fall.
 *
 * <p>Rules: CV-05.13.
 */
record Talk() implements Procedure<CivTable> {

    /**
     * Negotiation begins. At a table without it only those are asked who, as everybody can see, know an ability of this
     * phase.
     */
    static void begin(CivTable table) {
        table.deals().book().clear();
        for (int player = 0; player < table.seats(); player++) {
            if (table.rules().options().negotiation() || hasAbility(table, player)) {
                table.player(player).clear(Once.DONE_TRADING);
            } else {
                table.player(player).set(Once.DONE_TRADING);
            }
        }
        table.push(new Talk());
    }

    private static boolean hasAbility(CivTable table, int player) {
        for (PaidAbility ability : table.content().abilities(Phase.TRADE)) {
            if (table.player(player).knows(ability.tech())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void run(CivTable table) {
        Exchange.review(table);
        if (Negotiate.unfinished(table) != 0) {
            table.push(new Negotiate());
        } else {
            table.deals().book().clear();
        }
    }
}
