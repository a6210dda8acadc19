package civitas.civ.setup;

import civitas.civ.content.Yield;
import civitas.civ.content.facts.CivilizationSpec;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.kernel.Procedure;

/**
 * Starting tech, government, trade, and pieces that are on the map from the start (CV-02.44 to CV-02.52).
 *
 * <p>Rules: CV-02.45, CV-02.46, CV-02.48, CV-02.49, CV-02.50.
 */
record FinishSetup(int player) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        Player p = table.player(player);
        CivilizationSpec spec = table.content().spec(p.civilization());
        table.beginWith(player, spec.tech());
        p.setFresh(0);
        p.unlock(spec.government());
        table.setGovernment(player, spec.government());
        for (int figure = 0; figure < Figures.PER_PLAYER; figure++) {
            p.assign(figure, -1);
        }
        int trade = 0;
        for (int square : table.cities().outskirts(Cities.of(player, 0))) {
            trade += Yield.trade(Yields.of(table, square));
        }
        table.addTrade(player, trade);
        table.say("log.start", table.name(player), p.civilization(), spec.tech(), trade);
        table.run(table.hooks().setup.startPiece, player);
    }
}
