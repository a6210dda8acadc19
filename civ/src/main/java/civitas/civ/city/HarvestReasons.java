package civitas.civ.city;

import civitas.civ.content.Resource;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.Yields;
import civitas.kernel.Reasons;
import java.util.Optional;

/** Why a city cannot harvest a resource, symbol by symbol (CV-06.84, CV-06.87, CV-06.88). */
final class HarvestReasons {

    private HarvestReasons() {}

    static void explain(CivTable table, int city, Resource resource, Reasons out) {
        if (new Harvest(resource).isPossible(table, city)) {
            return;
        }
        boolean symbol = false;
        for (int square : table.cities().outskirts(city)) {
            if (table.lands().printed(square).resource().equals(Optional.of(resource))) {
                symbol = true;
                explain(table, city, square, resource, out);
            }
        }
        if (!symbol) {
            out.because("why.no-symbol", table.square(table.cities().center(city)), resource);
        }
    }

    private static void explain(CivTable table, int city, int square, Resource resource, Reasons out) {
        if (Yields.isBlockaded(table, square)) {
            out.because("why.harvest-enemy", resource, table.square(square));
        } else if (!Harvesting.serves(table, city, square)) {
            int scout = Yields.gatherer(table, Cities.owner(city), square);
            int other = Cities.of(
                    Cities.owner(city), table.player(Cities.owner(city)).assigned(scout));
            out.because(
                    "why.harvest-sent",
                    resource,
                    table.square(square),
                    table.square(table.cities().center(other)));
        } else {
            out.because("why.harvest-covered", resource, table.square(square));
        }
    }
}
