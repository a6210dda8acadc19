package civitas.clash.combat;

import civitas.clash.board.Space;
import civitas.clash.table.ClashTable;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.Warfare;

/** Battles as a forecast counts them: by military units. */
public final class Fights implements Warfare<ClashTable> {

    @Override
    public boolean isUnderWay(ClashTable table) {
        return table.battle().isActive();
    }

    @Override
    public int troops(ClashTable table, Seat seat) {
        return of(table, seat.index());
    }

    @Override
    public int troopsAgainst(ClashTable table, Seat seat) {
        int sum = 0;
        for (int side = 0; side < table.sides().count(); side++) {
            sum += side == seat.index() ? 0 : of(table, side);
        }
        return sum;
    }

    private static int of(ClashTable table, int side) {
        return table.units().armyTotal(side) + table.units().shipTotal(side);
    }

    @Override
    public boolean holds(ClashTable table, Seat seat, Thing place) {
        return place instanceof Space space
                && (table.units().owner(space.index()) == seat.index()
                        || table.cities().owner(space.index()) == seat.index());
    }
}
