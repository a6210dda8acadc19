package civitas.civ.setup;

import civitas.civ.content.Figure;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/** One player's set-up, from the capital to the dials (rules 2.4). */
record SetUpPlayer(int player) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        table.turn().setActive(player);
        table.push(new FinishSetup(player));
        int scouts = 1 + table.sum(table.hooks().setup.extraScouts, player);
        for (int i = 0; i < scouts; i++) {
            table.push(new PlaceFigure(player, Figure.SCOUT));
        }
        int armies = 1 + table.sum(table.hooks().setup.extraArmies, player);
        for (int i = 0; i < armies; i++) {
            table.push(new PlaceFigure(player, Figure.ARMY));
        }
        table.push(new PlaceCapital(player));
    }
}
