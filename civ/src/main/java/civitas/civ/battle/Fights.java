package civitas.civ.battle;

import civitas.civ.board.Square;
import civitas.civ.table.CivTable;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.Warfare;

/** Battles as a forecast counts them: by the units of the standing forces. */
public final class Fights implements Warfare<CivTable> {

    @Override
    public boolean isUnderWay(CivTable table) {
        return table.battle().isActive();
    }

    @Override
    public int troops(CivTable table, Seat seat) {
        return Long.bitCount(table.player(seat.index()).forces());
    }

    @Override
    public int troopsAgainst(CivTable table, Seat seat) {
        int sum = 0;
        for (int player = 0; player < table.seats(); player++) {
            sum += player == seat.index() ? 0 : troops(table, Seat.of(player));
        }
        return sum;
    }

    @Override
    public boolean holds(CivTable table, Seat seat, Thing place) {
        return place instanceof Square square && table.figures().holder(square.index()) == seat.index();
    }
}
