package civitas.clash.aboard;

import civitas.clash.content.UnitType;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Stowing;
import java.util.List;

/**
 * Each land unit aboard is on a particular ship (CC-6.61): its owner chooses it when the unit embarks, it stays there until it lands, it
 * sails with that ship and goes down with it (CC-7.104).
 */
public final class ShipByShip implements Stowing {

    @Override
    public boolean isShipByShip() {
        return true;
    }

    @Override
    public void embarked(ClashTable table, int player, int sea) {
        Boarding.next(table, player, sea);
    }

    @Override
    public void pack(ClashTable table, int sea) {
        Holds holds = Holds.at(table, sea);
        int capacity = table.shipCapacity(table.units().owner(sea));
        for (List<UnitType> loose = holds.loose(); !loose.isEmpty(); loose = holds.loose()) {
            List<Berth> berths = Berth.free(holds, capacity);
            if (berths.isEmpty()) {
                throw new IllegalArgumentException(
                        "the ships in " + table.space(sea).label() + " carry too many units");
            }
            UnitType next = loose.getFirst();
            // A ship that carries somebody already comes last.
            berths.getLast().take(holds, next);
        }
    }
}
