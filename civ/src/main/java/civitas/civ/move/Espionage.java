package civitas.civ.move;

import civitas.civ.research.LearnOne;
import civitas.civ.table.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Figures;
import civitas.civ.table.Group;
import civitas.civ.table.Once;

/** A figure is sacrificed in the center of an enemy city for a tech of the city's owner, instead of attacking. */
final class Espionage {

    private Espionage() {}

    static void commit(CivTable table) {
        Group group = table.group();
        int player = group.player();
        int square = group.square();
        int spy = group.figures();
        group.end();
        int owner = Cities.owner(table.cities().at(square));
        int lessons = table.sum(table.hooks().espionage, player);
        table.player(player).set(Once.CIVILIZATION);
        table.say("log.espionage", table.name(player), Party.of(spy), table.square(square), table.name(owner));
        for (int left = spy; left != 0; left &= left - 1) {
            table.putFigure(player, Integer.numberOfTrailingZeros(left), Figures.RESERVE);
        }
        for (int i = 0; i < lessons; i++) {
            table.push(new LearnOne(player, table.player(owner).techs(), false));
        }
    }
}
