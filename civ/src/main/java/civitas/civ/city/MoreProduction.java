package civitas.civ.city;

import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;

/**
 * A city produces more until the end of the turn (CV-06.14).
 *
 * @param log the line that says so
 */
public record MoreProduction(int city, int amount, String log) implements Procedure<CivTable> {

    @Override
    public void run(CivTable table) {
        table.player(Cities.owner(city)).addProduction(Cities.marker(city), amount);
        table.say(log, table.square(table.cities().center(city)), amount);
    }
}
