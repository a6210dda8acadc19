package civitas.civ.turn;

import civitas.civ.content.Phase;
import civitas.civ.start.StartStep;
import civitas.civ.state.Cities;
import civitas.civ.state.Licence;
import civitas.civ.state.Once;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** A player's step of a phase begins (CV-03.03). */
public record BeginStep(Phase phase, int player) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        table.turn().setActive(player);
        for (int other = 0; other < table.seats(); other++) {
            table.player(other).clear(Once.SILENT);
        }
        table.push(new TakeStep(player, phase));
        switch (phase) {
            case START_OF_TURN -> StartStep.begin(table, player);
            case CITY_MANAGEMENT -> giveActions(table);
            default -> table.player(player).setMoved(0);
        }
    }

    /** Every city may take one action; in Anarchy the capital takes none (CV-06.01, CV-04.37). */
    private void giveActions(CivTable table) {
        Player p = table.player(player);
        for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
            int city = Cities.of(player, marker);
            boolean idle = Cities.isCapital(city) && table.may(player, Licence.IDLE_CAPITAL);
            p.setActions(marker, table.cities().exists(city) && !idle ? 1 : 0);
        }
        if (p.actions(0) > 0) {
            p.setActions(0, p.actions(0) + table.sum(table.hooks().city.capitalActions, player));
        }
    }
}
