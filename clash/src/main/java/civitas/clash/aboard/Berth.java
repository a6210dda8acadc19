package civitas.clash.aboard;

import civitas.clash.content.UnitType;
import java.util.ArrayList;
import java.util.List;

/**
 * A place aboard a ship.
 *
 * @param flags the flags of the ship
 */
record Berth(UnitType hull, int flags, Look look) {

    /** One on each ship with room that differs from the others in what it has done or whom it carries. */
    static List<Berth> free(Holds holds, int capacity) {
        List<Berth> berths = new ArrayList<>();
        for (UnitType hull : holds.table().roster().all()) {
            if (hull.isShip()) {
                for (int flags : holds.roomy(hull, capacity)) {
                    berths.add(new Berth(hull, flags, holds.look(hull, flags, Holds.SHOWN)));
                }
            }
        }
        return berths;
    }

    /** Somebody who has just come aboard takes it. */
    void take(Holds holds, UnitType type) {
        holds.board(type, holds.looseFlags(type), hull, flags);
    }
}
